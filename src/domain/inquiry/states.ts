/** The states of inquiries and of their mails, and the lists by them. */

/**
 * `held` is likely spam: stored, and mailed only if staff send it. `dead` failed too often. `none`
 * has no mail: staff entered it.
 */
export const DELIVERY_STATES = ['pending', 'sending', 'sent', 'dead', 'held', 'none'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** States of inquiries whose mail is sent only if staff send it. */
export const UNSENT_STATES: readonly DeliveryState[] = ['dead', 'held'];

/** `new` waits for us, `waiting` for the customer. A new one with an owner is in progress. */
export const INQUIRY_STATES = ['new', 'waiting', 'closed'] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];

/** How it reached us: by a form of the site, or entered by staff after a call or a visit. */
export const INQUIRY_CHANNELS = ['form', 'phone', 'visit'] as const;

/**
 * Lists in the admin: each state, all of them, and those with a mail that was not sent. The new ones
 * come longest waiting first, after those to be reminded of; the others newest first.
 */
export const INQUIRY_LISTS = [...INQUIRY_STATES, 'all', 'failed'] as const;
export type InquiryList = (typeof INQUIRY_LISTS)[number];

interface Reminded {
  state: InquiryState;
  /** `YYYY-MM-DD`. */
  remind_on: string | null;
}

/** Whether an inquiry belongs to a list on a calendar date, `YYYY-MM-DD`. */
export function isInList(
  list: InquiryList,
  inquiry: Reminded & { delivery: DeliveryState },
  today: string,
): boolean {
  if (list === 'all') return true;
  if (list === 'failed') return UNSENT_STATES.includes(inquiry.delivery);
  return inquiry.state === list || (list === 'new' && isReminderDue(inquiry, today));
}

/** Whether staff wanted to be reminded of an inquiry by now that waits for its customer. */
export function isReminderDue({ state, remind_on }: Reminded, today: string): boolean {
  return state === 'waiting' && remind_on !== null && remind_on <= today;
}
