import type { Firestore } from 'firebase-admin/firestore';
import type { StaffMember } from '#functions/src/shared/request/staff.ts';
import type { Outbox } from '../delivery/outboxes.ts';

export interface StaffInquiriesDeps {
  /** Has the stock and the log. */
  db: Firestore;
  inquiriesDb: Firestore;
  now: () => Date;
  staffMember: StaffMember;
  /** Sends a mail that is due now; a failure is recorded on its document. */
  deliver: (id: string, outbox: Outbox) => Promise<unknown>;
}
