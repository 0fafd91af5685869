import { hasPower, type Power } from '#domain/staff/permissions.ts';
import { type Role, roleOf } from '#domain/staff/roles.ts';
import {
  hasSecondFactor,
  needsSecondFactor,
  type SecondFactorDemand,
} from '#domain/staff/second-factor.ts';
import { type ApiAnswer, type ApiRequest, json } from './http.ts';

/** An account with access to the admin. */
export interface Member {
  uid: string;
  email: string;
  role: Role;
}

/**
 * Who an ID token belongs to: null for an account that is no staff; `no_session` for a token that
 * is forged, that has expired, or whose session was ended; `no_second_factor` where the dealer
 * demands one of the role and the session began without.
 */
export type StaffMember = (
  idToken: string,
) => Promise<Member | 'no_session' | 'no_second_factor' | null>;

/** Who a verified ID token belongs to, where the dealer demands a second factor of some roles. */
export function memberOf(
  token: { uid: string; email?: string | undefined } & Record<string, unknown>,
  demand: SecondFactorDemand,
): Member | 'no_second_factor' | null {
  const role = roleOf(token['role']);
  if (role && needsSecondFactor(demand, role) && !hasSecondFactor(token)) return 'no_second_factor';
  return role && { uid: token.uid, email: token.email ?? '', role };
}

/**
 * The member of staff behind a request that needs a power; the refusal is 401 without a session and 403 without the power.
 */
export async function callingStaff(
  request: ApiRequest,
  staffMember: StaffMember,
  power: Power,
): Promise<{ member: Member } | { refused: ApiAnswer }> {
  const token = /^Bearer (\S+)$/u.exec(request.headers['authorization'] ?? '')?.[1];
  if (!token) return refuse(401, 'sign_in');
  const member = await staffMember(token);
  if (member === 'no_session') return refuse(401, 'sign_in');
  if (member === 'no_second_factor') return refuse(403, 'second_factor');
  if (!member) return refuse(403, 'not_staff');
  return hasPower(member.role, power) ? { member } : refuse(403, 'not_allowed');
}

export function refuse(status: number, error: string): { refused: ApiAnswer } {
  return { refused: json(status, { ok: false, error }) };
}
