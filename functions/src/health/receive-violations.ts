import type { Services } from '#functions/src/shared/services.ts';
import { log } from '../shared/log.ts';
import { type ApiAnswer, type ApiRequest, readJson } from '../shared/request/http.ts';
import { addViolation } from './count-violations.ts';
import { readViolation } from './read-violation.ts';

const MAX_BODY_BYTES = 16 * 1024;
/** Anyone can post, so an instance writes and logs no more than this, whatever comes. */
const MAX_A_MINUTE = 30;

export interface ViolationsDeps extends Pick<Services, 'inquiriesDb' | 'now' | 'publicUrl'> {
  mayWrite: () => boolean;
}

/** `POST /api/violations`: a browser reports what a Content-Security-Policy stopped on a page. */
export async function receiveViolations(
  request: ApiRequest,
  { inquiriesDb, now, publicUrl, mayWrite }: ViolationsDeps,
): Promise<ApiAnswer> {
  if (request.body.length > MAX_BODY_BYTES) return answer(413);
  const violation = readViolation(readJson(request), new URL(publicUrl).origin);
  if (violation === null) return answer(400);
  if (violation !== 'ignored' && mayWrite()) {
    log.policyViolated(violation);
    await addViolation(inquiriesDb, now(), violation.directive);
  }
  return answer(204);
}

export function createMinuteLimit(now: () => Date, max = MAX_A_MINUTE): () => boolean {
  let minute = 0;
  let calls = 0;
  return () => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) {
      minute = current;
      calls = 0;
    }
    calls += 1;
    return calls <= max;
  };
}

function answer(status: number): ApiAnswer {
  return { status, headers: { 'cache-control': 'no-store' } };
}
