import { writeLog } from '#functions/src/history/write-log.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  json,
  readJson,
} from '#functions/src/shared/request/http.ts';
import { callingStaff, type StaffMember } from '#functions/src/shared/request/staff.ts';
import { type BuildRequestDeps, requestBuild } from './request-build.ts';

/**
 * `POST /api/publish`, for staff: requests a full build. `{force: true}` is 'Publicér alligevel':
 * the next release may have far fewer vehicles than the live one.
 */
export async function publishNow(
  request: ApiRequest,
  deps: BuildRequestDeps & { staffMember: StaffMember },
): Promise<ApiAnswer> {
  const caller = await callingStaff(request, deps.staffMember, 'publish');
  if ('refused' in caller) return caller.refused;
  const body = readJson(request);
  const force = typeof body === 'object' && body !== null && 'force' in body && body.force === true;
  const revision = await requestBuild(deps, { full: true, force });
  const action = force ? 'published_anyway' : 'publish_requested';
  await writeLog(deps, { action, by: caller.member.email });
  return json(202, { ok: true, revision });
}
