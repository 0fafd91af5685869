import { onSchedule } from 'firebase-functions/scheduler';
import { repairCovers } from '../images/follow-cover.ts';
import { expireInquiries } from '../inquiries/expire-inquiries.ts';
import { logPrices } from '../price-log/log-price.ts';
import { bucket, database, inquiriesDatabase } from '../shared/admin-sdk.ts';
import { TIME_ZONE } from '../shared/settings/config.ts';
import { BACKGROUND } from '../shared/settings/global-options.ts';
import { deleteExpiredDocuments } from './delete-expired-documents.ts';
import { emptyTrash } from './empty-trash.ts';
import { repairUploads } from './repair-uploads.ts';
import { sweepOrphans } from './sweep-orphans.ts';

/**
 * The nightly clean-up: deletes inquiries past their time first, because /privatliv promises visitors
 * it, then orphans, what is old in the trash and expired documents; logs prices that no log has,
 * and processes forgotten uploads and covers.
 */
export const nightlyCleanup = onSchedule(
  {
    ...BACKGROUND,
    schedule: 'every day 02:15',
    timeZone: TIME_ZONE,
    memory: '1GiB',
    cpu: 1,
    timeoutSeconds: 1800,
  },
  async () => {
    const deps = {
      db: database(),
      inquiriesDb: inquiriesDatabase(),
      bucket: await bucket(),
      now: () => new Date(),
    };
    await expireInquiries(deps);
    await logPrices(deps.db, deps.now());
    await sweepOrphans(deps);
    await repairUploads(deps);
    await repairCovers(deps.db);
    await emptyTrash(deps);
    await deleteExpiredDocuments(deps);
  },
);
