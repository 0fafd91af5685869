import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { log } from '../shared/log.ts';
import { REGION } from '../shared/settings/config.ts';

/** Topic and subscription on which Google reports the cost of the month several times a day. */
export const BUDGET_NAME = 'budget';
/** The functions that answer anybody, so a flood of requests makes them cost money. */
const PUBLIC_FUNCTIONS = ['site', 'staff'];
const STOPPED_PATH = 'system/budget';
const MAX_MESSAGES = 100;

const PulledSchema = v.object({
  receivedMessages: v.optional(
    v.array(
      v.object({ ackId: v.string(), message: v.object({ data: v.optional(v.string(), '') }) }),
    ),
    [],
  ),
});

const SpendSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    costAmount: v.number(),
    budgetAmount: v.number(),
    /** Begin of the month. */
    costIntervalStart: v.string(),
  }),
);

export interface BudgetDeps {
  db: Firestore;
  projectId: string;
  /** Calls an API of Google as the account of this function; throws where it refuses. */
  call(method: 'POST' | 'PATCH', url: string, body: object): Promise<unknown>;
}

/**
 * Sets the public functions to zero instances where the month has cost its whole budget, once a month: who
 * starts them again has decided to pay. The pages of the site stay.
 */
export async function stopAtBudget({ db, projectId, call }: BudgetDeps): Promise<void> {
  const subscription = `https://pubsub.googleapis.com/v1/projects/${projectId}/subscriptions/${BUDGET_NAME}`;
  const pulled = await call('POST', `${subscription}:pull`, { maxMessages: MAX_MESSAGES });
  const { receivedMessages: received } = v.parse(PulledSchema, pulled);
  if (received.length === 0) return;
  const spends = received.flatMap(({ message }) => {
    const text = Buffer.from(message.data, 'base64').toString();
    const parsed = v.safeParse(SpendSchema, text);
    return parsed.success ? [parsed.output] : [];
  });
  const over = spends.find(({ costAmount, budgetAmount }) => costAmount >= budgetAmount);
  const stopped = (await db.doc(STOPPED_PATH).get()).get('month');
  if (over && over.costIntervalStart !== stopped) {
    for (const name of PUBLIC_FUNCTIONS) {
      const service = `projects/${projectId}/locations/${REGION}/services/${name}`;
      await call('PATCH', `https://run.googleapis.com/v2/${service}?updateMask=scaling`, {
        scaling: { scalingMode: 'MANUAL', manualInstanceCount: 0 },
      });
    }
    await db.doc(STOPPED_PATH).set({ month: over.costIntervalStart });
    log.budgetSpent(over.costAmount, over.budgetAmount);
  }
  // Only now: what could not be stopped is read again.
  await call('POST', `${subscription}:acknowledge`, { ackIds: received.map(({ ackId }) => ackId) });
}
