import * as v from 'valibot';
import { ROLES } from './roles.ts';

const uid = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/u, 'invalid'));
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(320), v.rfcEmail());
const role = v.picklist(ROLES);

/** The actions of an owner on the accounts of staff. */
export const StaffActionSchema = v.variant('action', [
  v.object({ action: v.literal('invite'), email, role }),
  /** Mails the invitation again to an account that was never used. */
  v.object({ action: v.literal('invite_again'), uid }),
  v.object({ action: v.literal('change'), uid, role }),
  v.object({ action: v.literal('withdraw'), uid }),
  v.object({ action: v.literal('remove_factor'), uid }),
]);
export type StaffAction = v.InferOutput<typeof StaffActionSchema>;

/** An account with access, as the owner sees it. */
export const StaffAccountSchema = v.object({
  uid: v.string(),
  email: v.string(),
  role,
  /** Whether a sign-in needs a code as well as the password. */
  second_factor: v.boolean(),
  /** ISO 8601; null for an account that was never used. */
  last_sign_in: v.nullable(v.string()),
});
export type StaffAccount = v.InferOutput<typeof StaffAccountSchema>;
