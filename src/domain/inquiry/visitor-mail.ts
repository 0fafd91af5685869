import * as v from 'valibot';
import { time } from '../schema/schemas.ts';
import { deliveryEntries, type View } from './inquiry.ts';

/** The collection of the mails to visitors, in the database of the inquiries. */
export const MAILS_COLLECTION = 'mails';

/**
 * A document of `mails`: one mail to a visitor about one inquiry, and the state of its delivery. A
 * receipt has the id of its inquiry, so that an inquiry never has two, and no text: it is composed
 * when it is sent. A reply is what staff wrote. `overdue` is the day's mail to the owner about
 * inquiries beyond their promise.
 */
export const VisitorMailSchema = v.object({
  kind: v.picklist(['receipt', 'reply', 'overdue']),
  inquiry_id: v.string(),
  /** As the inquiry has it, to find all mails to one person. */
  email_key: v.string(),
  subject: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  /** The account of who wrote a reply. */
  by: v.optional(v.string(), ''),
  created_at: time,
  /** When it is deleted: with its inquiry. */
  expires_at: time,
  ...deliveryEntries,
});
export type VisitorMail = v.InferOutput<typeof VisitorMailSchema> & { id: string };
export type VisitorMailView = View<VisitorMail>;
