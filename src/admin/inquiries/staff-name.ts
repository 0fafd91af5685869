import { dealer } from '#dealer';

/** The name of an account, where the dealer's facts have it. */
export function staffName(account: string): string {
  return dealer.staff.find(({ email }) => email === account)?.name ?? account.split('@')[0] ?? '';
}
