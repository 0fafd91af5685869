import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { listInquiries } from '#admin/inquiries/api.ts';
import { $openInquiries } from '#admin/inquiries/open-inquiries.ts';
import { $publishing, isUnderWay, type PublishingView } from '#admin/publishing/store.ts';
import { useMayChange } from '#admin/session/use-may.ts';
import { useStaffMember } from '#admin/session/use-staff-member.ts';
import { nameRejected } from '#admin/vehicles/name-rejected.ts';
import { usePrintedSheets } from '#admin/vehicles/sheet/use-printed-sheets.ts';
import { $stock, isComplete } from '#admin/vehicles/store.ts';
import { UPLOAD_KINDS } from '#domain/image/upload-kinds.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import { hasPower } from '#domain/staff/permissions.ts';
import { documentsWhere } from '#firebase/documents/listing.ts';
import type { Morning } from './tasks.ts';

const NONE_PRINTED: Morning['printedSheets'] = new Map();

/** The facts behind the work of the day; null until the stock is loaded. */
export function useMorning(): Morning | null {
  const stock = useStore($stock);
  const count = useStore($openInquiries);
  const publishingView = useStore($publishing);
  const publishing = publishingOf(publishingView);
  const oldest = useOldestInquiry(count);
  const failedUploads = useFailedUploads();
  const maySell = useMayChange('vehicles')('price');
  const sheets = usePrintedSheets();
  const printedSheets = sheets === null || sheets === 'failed' ? NONE_PRINTED : sheets;
  if (!isComplete(stock)) return null;
  const waiting = { count, oldest };
  return {
    vehicles: stock.vehicles,
    waiting,
    publishing,
    rejected: nameRejected(rejectedOf(stock.rejected, publishingView), stock.vehicles),
    failedUploads,
    maySell,
    printedSheets,
  };
}

function publishingOf(view: PublishingView): Morning['publishing'] {
  if (view.state !== 'known' || !view.publishing) return null;
  if (view.publishing.error) return 'failed';
  return isUnderWay(view.publishing) ? 'under_way' : 'done';
}

/**
 * The problems that the stock found, and those that only the last build knows: files of vehicles
 * and accessories.
 */
function rejectedOf(
  ofStock: readonly RejectedDocument[],
  view: PublishingView,
): readonly RejectedDocument[] {
  const published = view.state === 'known' ? (view.publishing?.rejected ?? []) : [];
  const others = published.filter(({ path }) => !path.startsWith('vehicles/'));
  return [...ofStock, ...others];
}

/** The inquiry that has waited longest. */
function useOldestInquiry(count: number): InquiryView | null {
  const { role } = useStaffMember();
  const [oldest, setOldest] = useState<InquiryView | null>(null);
  const mayRead = role !== null && hasPower(role, 'inquiries');
  useEffect(() => {
    if (!mayRead || count === 0) return setOldest(null);
    listInquiries('new', null, 1).then(
      ({ inquiries: [first] }) => setOldest(first ?? null),
      (cause) => console.warn('oldest_inquiry_unknown', cause),
    );
  }, [mayRead, count]);
  return oldest;
}

function useFailedUploads(): Morning['failedUploads'] {
  const [failed, setFailed] = useState<Morning['failedUploads']>([]);
  useEffect(() => {
    Promise.all(
      UPLOAD_KINDS.map(async ({ collection, stateField, ownerField, ownerCollection }) => {
        const failed = await documentsWhere(collection, stateField, 'failed');
        return failed.map(({ document }) => ({
          view: ownerCollection === 'vehicles' ? ('vehicle' as const) : ('accessories' as const),
          id: String(Reflect.get(document, ownerField)),
        }));
      }),
    ).then(
      (lists) => setFailed(lists.flat()),
      (cause) => console.warn('failed_uploads_unknown', cause),
    );
  }, []);
  return failed;
}
