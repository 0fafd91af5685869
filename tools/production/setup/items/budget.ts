import { BUDGET_NAME } from '#functions/src/budget/stop-at-budget.ts';
import type { Json } from '#tools/production/google.ts';
import { type Item, lateItem, maskOf, resourceItem, restResource, topFields } from '../item.ts';
import type { Setup } from '../settings.ts';

/** What mails when the month costs more than planned, and tells the functions so. */
export function budgetItems({ google, id, number, budget, stop }: Setup): Item[] {
  const topic = `projects/${id}/topics/${BUDGET_NAME}`;
  const subscription = `pubsub/v1/projects/${id}/subscriptions/${BUDGET_NAME}`;
  const account = async () => {
    const { billingAccountName } = await google.call(
      'GET',
      `cloudbilling/v1/projects/${id}/billingInfo`,
    );
    return `billingbudgets/v1/${billingAccountName}/budgets`;
  };
  const item = async (): Promise<Item> => {
    const all = await account();
    const fields: Json = {
      // The runbook has a page of this name.
      displayName: `${id} docs/runbook.md#spend`,
      budgetFilter: { projects: [`projects/${await number()}`] },
      // Without a currency it is that of the billing account.
      amount: { specifiedAmount: { units: String(budget) } },
      thresholdRules: [
        { thresholdPercent: 0.5, spendBasis: 'CURRENT_SPEND' },
        { thresholdPercent: 1, spendBasis: 'CURRENT_SPEND' },
        { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
      ],
      ...(stop && { notificationsRule: { pubsubTopic: topic, schemaVersion: '1.0' } }),
    };
    return resourceItem({
      title: 'budget',
      fields,
      find: async () => {
        const budgets = await google.list(all, 'budgets');
        return budgets.find(({ displayName }) => displayName === fields['displayName']) ?? null;
      },
      create: () => google.call('POST', all, fields),
      update: ({ name }, changed) => {
        const mask = maskOf('', topFields(changed));
        return google.call('PATCH', `billingbudgets/v1/${name}${mask}`, fields);
      },
    });
  };
  return [
    ...(stop
      ? [
          restResource(google, {
            title: 'topic of the budget',
            at: `pubsub/v1/${topic}`,
            under: `pubsub/v1/${topic}`,
            method: 'PUT',
            fields: {},
          }),
          restResource(google, {
            title: 'subscription of the budget',
            at: subscription,
            under: subscription,
            method: 'PUT',
            // Without a policy one that nothing reads for a month is deleted.
            fields: { topic, ackDeadlineSeconds: 60 },
            created: { expirationPolicy: {} },
            fixed: ['topic', 'ackDeadlineSeconds'],
          }),
        ]
      : []),
    lateItem(`budget of ${budget} a month`, item),
  ];
}
