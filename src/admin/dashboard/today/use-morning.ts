import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useAnswer } from '#admin/data/use-answer.ts';
import { useLoadOnFocus } from '#admin/data/use-load-on-focus.ts';
import {
  $oldestInquiry,
  $openInquiries,
  countOpenInquiries,
} from '#admin/inquiries/open-inquiries.ts';
import { NOTHING_UNSHOWN } from '#admin/publishing/problems.ts';
import { $publishing, isUnderWay, type PublishingView } from '#admin/publishing/store.ts';
import { useProblems } from '#admin/publishing/use-problems.ts';
import { useHasPower, useMayChange } from '#admin/session/use-may.ts';
import { $stock, isComplete } from '#admin/vehicles/store.ts';
import { answerTimes, printedSheets, viewings } from './facts.ts';
import type { Morning } from './tasks.ts';

/** How long the dashboard waits for facts, so that it appears in one piece: longer than most calls. */
const LONGEST_WAIT_MS = 1_500;

const NONE_PRINTED: Morning['printedSheets'] = new Map();

/** The facts behind the work of the day; null without the whole stock, undefined while more is expected soon. */
export function useMorning(): Morning | null | undefined {
  const stock = useStore($stock);
  const count = useStore($openInquiries);
  const oldest = useStore($oldestInquiry);
  const view = useStore($publishing);
  const found = useProblems(true);
  const problems = found ?? NOTHING_UNSHOWN.problems;
  const areNeeded = Object.values(problems).some((owners) =>
    [...owners.keys()].some((owner) => owner.startsWith('accessories/')),
  );
  const { value: accessories = [] } = useAnswer(
    areNeeded ? readAccessories : null,
    'accessories_unknown',
  );
  const maySell = useMayChange('vehicles')('price');
  const mayAnswer = useHasPower('inquiries');
  const sheets = useStore(printedSheets.$value);
  const times = useStore(answerTimes.$value);
  const coming = useStore(viewings.$value);
  const isLate = useIsLate();
  useLoadOnFocus(mayAnswer ? viewings.load : null);
  useEffect(() => {
    void printedSheets.load();
    if (!mayAnswer) return;
    void answerTimes.load();
    // Who comes back may have answered the oldest; the first count is asked for with the workspace.
    if ($oldestInquiry.get() !== undefined) void countOpenInquiries();
  }, [mayAnswer]);

  const isKnown =
    view.state !== 'loading' &&
    found !== null &&
    sheets !== undefined &&
    (!mayAnswer || ![oldest, times, coming].includes(undefined));
  const isSettled = isComplete(stock) ? isKnown : stock.failed;
  if (!isSettled && !isLate) return undefined;
  if (!isComplete(stock)) return null;
  return {
    vehicles: stock.vehicles,
    waiting: { count, oldest: oldest ?? null },
    publishing: publishingOf(view),
    accessories,
    unshown: { problems, repaired: stock.repaired },
    maySell,
    printedSheets: sheets ?? NONE_PRINTED,
    viewings: (mayAnswer && coming) || [],
  };
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

function publishingOf({ publishing }: PublishingView): Morning['publishing'] {
  if (!publishing) return null;
  if (publishing.error) return 'failed';
  return isUnderWay(publishing) ? 'under_way' : 'done';
}

/** The accessories, loaded with their code where one has a problem. */
async function readAccessories(): Promise<Morning['accessories']> {
  const { $accessories, loadAccessories } = await import('#admin/accessories/store.ts');
  await loadAccessories({ background: true });
  const { accessories, repaired } = $accessories.get();
  return [...repaired, ...accessories];
}
