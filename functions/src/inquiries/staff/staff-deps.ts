import type { Services } from '#functions/src/shared/services.ts';
import type { Outbox } from '../delivery/outboxes.ts';

export interface StaffInquiriesDeps
  extends Pick<Services, 'db' | 'inquiriesDb' | 'now' | 'staffMember'> {
  /** Sends a mail that is due now; a failure is recorded on its document. */
  deliver: (id: string, outbox: Outbox) => Promise<unknown>;
}
