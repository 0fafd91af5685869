import type { Account } from '../accounts/accounts.ts';

/** An account in the JSON of `accounts:lookup`. Absent values are absent keys. */
export function userView(account: Account): Record<string, unknown> {
  const { email, displayName, photoUrl } = account;
  const profile = present({ displayName, photoUrl });
  return {
    localId: account.uid,
    ...present({ email, customAttributes: account.customAttributes }),
    ...profile,
    emailVerified: account.emailVerified,
    providerUserInfo:
      email === null || account.password === null
        ? []
        : [{ providerId: 'password', email, federatedId: email, rawId: email, ...profile }],
    ...(account.disabled ? { disabled: true } : {}),
    validSince: String(account.validSince),
    createdAt: String(account.createdAt),
    ...(account.lastLoginAt === null ? {} : { lastLoginAt: String(account.lastLoginAt) }),
    ...(account.secondFactor === null ? {} : { mfaInfo: factorViews(account) }),
  };
}

/** Like userView, with the password hash, so that accounts can be exported. */
export function adminUserView(account: Account): Record<string, unknown> {
  const hash = account.password;
  if (hash === null) return userView(account);
  return { ...userView(account), passwordHash: hash.hash, salt: hash.salt };
}

/** The second factors of an account in JSON, without the secret. */
export function factorViews({ secondFactor }: Account): Record<string, unknown>[] {
  if (secondFactor === null) return [];
  const { id, name, enrolledAt } = secondFactor;
  return [
    {
      mfaEnrollmentId: id,
      ...present({ displayName: name }),
      enrolledAt: new Date(enrolledAt).toISOString(),
      totpInfo: {},
    },
  ];
}

function present(values: Record<string, string | null>): Record<string, string> {
  const present: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) if (value !== null) present[key] = value;
  return present;
}
