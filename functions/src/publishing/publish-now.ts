import { type ApiAnswer, type ApiRequest, json, methodProblem, readJson } from '../shared/http.ts';
import { type StaffMember, staffProblem } from '../shared/staff.ts';
import { type BuildRequestDeps, requestBuild } from './request-build.ts';

/**
 * `POST /api/publish`, for staff: requests a full build. `{force: true}` is 'Publicér alligevel':
 * the next release may have far fewer vehicles than the live one.
 */
export async function publishNow(
  request: ApiRequest,
  deps: BuildRequestDeps & { staffMember: StaffMember },
): Promise<ApiAnswer> {
  const refused =
    methodProblem(request, ['POST']) ?? (await staffProblem(request, deps.staffMember));
  if (refused) return refused;
  const body = readJson(request);
  const force = typeof body === 'object' && body !== null && 'force' in body && body.force === true;
  const revision = await requestBuild(deps, { full: true, force });
  return json(202, { ok: true, revision });
}
