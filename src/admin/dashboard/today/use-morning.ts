import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { listInquiries } from '#admin/inquiries/api.ts';
import { $openInquiries } from '#admin/inquiries/open-inquiries.ts';
import { NOTHING_UNSHOWN, type Problems } from '#admin/publishing/problems.ts';
import { $publishing, isUnderWay, type PublishingView } from '#admin/publishing/store.ts';
import { useProblems } from '#admin/publishing/use-problems.ts';
import { useHasPower, useMayChange } from '#admin/session/use-may.ts';
import { usePrintedSheets } from '#admin/vehicles/sheet/use-printed-sheets.ts';
import { $stock, isComplete } from '#admin/vehicles/store.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import type { Morning } from './tasks.ts';

const NONE_PRINTED: Morning['printedSheets'] = new Map();

/** The facts behind the work of the day; null until the stock is loaded. */
export function useMorning(): Morning | null {
  const stock = useStore($stock);
  const count = useStore($openInquiries);
  const publishing = publishingOf(useStore($publishing));
  const oldest = useOldestInquiry(count);
  const problems = useProblems(true) ?? NOTHING_UNSHOWN.problems;
  const accessories = useAccessories(problems);
  const maySell = useMayChange('vehicles')('price');
  const sheets = usePrintedSheets();
  const printedSheets = sheets === null || sheets === 'failed' ? NONE_PRINTED : sheets;
  if (!isComplete(stock)) return null;
  const waiting = { count, oldest };
  return {
    vehicles: stock.vehicles,
    waiting,
    publishing,
    accessories,
    unshown: { problems, repaired: stock.repaired },
    maySell,
    printedSheets,
  };
}

function publishingOf({ publishing }: PublishingView): Morning['publishing'] {
  if (!publishing) return null;
  if (publishing.error) return 'failed';
  return isUnderWay(publishing) ? 'under_way' : 'done';
}

/** The accessories, loaded with their code where one has a problem. */
function useAccessories(problems: Problems): Morning['accessories'] {
  const [accessories, setAccessories] = useState<Morning['accessories']>([]);
  const areNeeded = Object.values(problems).some((owners) =>
    [...owners.keys()].some((owner) => owner.startsWith('accessories/')),
  );
  useEffect(() => {
    if (!areNeeded) return;
    readAccessories().then(setAccessories, (cause) => console.warn('accessories_unknown', cause));
  }, [areNeeded]);
  return accessories;
}

async function readAccessories(): Promise<Morning['accessories']> {
  const { $accessories, loadAccessories } = await import('#admin/accessories/store.ts');
  await loadAccessories({ background: true });
  const { accessories, repaired } = $accessories.get();
  return [...repaired, ...accessories];
}

/** The inquiry that has waited longest. */
function useOldestInquiry(count: number): InquiryView | null {
  const [oldest, setOldest] = useState<InquiryView | null>(null);
  const mayRead = useHasPower('inquiries');
  useEffect(() => {
    if (!mayRead || count === 0) return setOldest(null);
    listInquiries('new', null, 1).then(
      ({ inquiries: [first] }) => setOldest(first ?? null),
      (cause) => console.warn('oldest_inquiry_unknown', cause),
    );
  }, [mayRead, count]);
  return oldest;
}
