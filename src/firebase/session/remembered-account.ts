import * as v from 'valibot';
import { ROLES } from '#domain/staff/roles.ts';
import { STAFF_ACCOUNT_KEY } from '#domain/staff/staff-device.ts';

const AccountSchema = v.object({
  uid: v.string(),
  email: v.string(),
  /** The role by its custom claim; null where it is not staff. */
  role: v.nullable(v.picklist(ROLES)),
  /** Whether this session began with a code as well as a password. */
  hasSecondFactor: v.boolean(),
});
/** A signed-in account. */
export type Account = v.InferOutput<typeof AccountSchema>;

/** Stores who was seen signed in on this device, or that nobody is; returns it. */
export function rememberAccount(account: Account | null): Account | null {
  try {
    if (account) localStorage.setItem(STAFF_ACCOUNT_KEY, JSON.stringify(account));
    else localStorage.removeItem(STAFF_ACCOUNT_KEY);
  } catch {
    // Storage is forbidden: the admin works, but does not open offline after an hour.
  }
  return account;
}

/** Who was last seen signed in on this device. */
export function rememberedAccount(): Account | null {
  try {
    const result = v.safeParse(
      AccountSchema,
      JSON.parse(localStorage.getItem(STAFF_ACCOUNT_KEY) ?? 'null'),
    );
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
