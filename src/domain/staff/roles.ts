/** The roles of staff: the claim `role` of the account. */
export const ROLES = ['owner', 'sales', 'photographer'] as const;
export type Role = (typeof ROLES)[number];

/** The claim from before roles existed; it reads as owner. */
export const OLD_OWNER_CLAIM = 'admin';

/** The role that a claim gives; null for an account that is not staff. */
export function roleOf(claim: unknown): Role | null {
  if (claim === OLD_OWNER_CLAIM) return 'owner';
  return ROLES.find((role) => role === claim) ?? null;
}

/** The claims that give one of these roles, as the rules compare them. */
export function claimsOf(roles: readonly Role[]): string[] {
  return roles.flatMap((role) => (role === 'owner' ? [OLD_OWNER_CLAIM, role] : [role]));
}
