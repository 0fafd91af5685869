import { type ApiAnswer, type ApiRequest, json } from './http.ts';

export type StaffMember = (idToken: string) => Promise<{ uid: string } | null>;

/** The refusal of a request that is not from staff: 401 without a token, 403 with another; else null. */
export async function staffProblem(
  request: ApiRequest,
  staffMember: StaffMember,
): Promise<ApiAnswer | null> {
  const token = /^Bearer (\S+)$/u.exec(request.headers['authorization'] ?? '')?.[1];
  if (!token) return json(401, { ok: false, error: 'sign_in' });
  return (await staffMember(token)) ? null : json(403, { ok: false, error: 'not_staff' });
}
