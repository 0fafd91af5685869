import { dealer } from '#dealer';

/** The name of an account for its colleagues: where the dealer's facts have none, a part of its address. */
export function staffName(account: string): string {
  return listedName(account) ?? account.split('@')[0] ?? '';
}

/** The name under the answers of an account, which visitors read: never a part of its address. */
export function signingName(account: string, displayName: string): string {
  return listedName(account) ?? displayName.trim();
}

function listedName(account: string): string | undefined {
  return dealer.staff.find(({ email }) => email === account)?.name;
}
