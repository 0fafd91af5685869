import { type ApiAnswer, type ApiRequest, json } from './http.ts';

/**
 * Who an ID token belongs to: null for an account that is no staff; `no_session` for a token that
 * is forged, that has expired, or whose session was ended.
 */
export type StaffMember = (idToken: string) => Promise<{ uid: string } | 'no_session' | null>;

/** The refusal of a request that is not from staff: 401 without a session, 403 with another; else null. */
export async function staffProblem(
  request: ApiRequest,
  staffMember: StaffMember,
): Promise<ApiAnswer | null> {
  const token = /^Bearer (\S+)$/u.exec(request.headers['authorization'] ?? '')?.[1];
  if (!token) return json(401, { ok: false, error: 'sign_in' });
  const member = await staffMember(token);
  if (member === 'no_session') return json(401, { ok: false, error: 'sign_in' });
  return member === null ? json(403, { ok: false, error: 'not_staff' }) : null;
}
