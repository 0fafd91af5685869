import { hasPower, type Power } from '#domain/staff/permissions.ts';
import type { Role } from '#domain/staff/roles.ts';
import { type ApiAnswer, type ApiRequest, json } from './http.ts';

/** An account with access to the admin. */
export interface Member {
  uid: string;
  email: string;
  role: Role;
}

/**
 * Who an ID token belongs to: null for an account that is no staff; `no_session` for a token that
 * is forged, that has expired, or whose session was ended.
 */
export type StaffMember = (idToken: string) => Promise<Member | 'no_session' | null>;

/**
 * Who sends a request that needs a power; the refusal is 401 without a session and 403 with that of
 * anybody who has not the power.
 */
export async function callingStaff(
  request: ApiRequest,
  staffMember: StaffMember,
  power: Power,
): Promise<{ member: Member } | { refused: ApiAnswer }> {
  const token = /^Bearer (\S+)$/u.exec(request.headers['authorization'] ?? '')?.[1];
  if (!token) return { refused: json(401, { ok: false, error: 'sign_in' }) };
  const member = await staffMember(token);
  if (member === 'no_session') return { refused: json(401, { ok: false, error: 'sign_in' }) };
  if (!member) return { refused: json(403, { ok: false, error: 'not_staff' }) };
  if (!hasPower(member.role, power)) {
    return { refused: json(403, { ok: false, error: 'not_allowed' }) };
  }
  return { member };
}
