import * as v from 'valibot';
import { type ApiAnswer, type ApiRequest, json, readJson } from '../shared/request/http.ts';
import { callingStaff, type StaffMember } from '../shared/request/staff.ts';
import { type FetchedImage, ImageNotFetched } from './fetch-image.ts';

const BodySchema = v.object({ url: v.pipe(v.string(), v.maxLength(2_000)) });

/** The most images that an instance has in memory at the same time. */
const MOST_AT_ONCE = 4;
let running = 0;

export interface ImportImageDeps {
  staffMember: StaffMember;
  fetchImage: (address: string) => Promise<FetchedImage>;
}

/**
 * For staff who import vehicles. POST `{ url }`: the bytes of the image at an https address of the
 * internet, which the admin then uploads as if it had been chosen on the device. 422 says why not; 429
 * asks to come again.
 */
export async function importImage(
  request: ApiRequest,
  { staffMember, fetchImage }: ImportImageDeps,
): Promise<ApiAnswer> {
  const caller = await callingStaff(request, staffMember, 'import');
  if ('refused' in caller) return caller.refused;
  const body = v.safeParse(BodySchema, readJson(request));
  if (!body.success) return json(400, { ok: false, error: 'address' });
  if (running >= MOST_AT_ONCE) return json(429, { ok: false, error: 'busy' });
  running += 1;
  try {
    const { bytes, type } = await fetchImage(body.output.url);
    return {
      status: 200,
      headers: { 'content-type': type, 'cache-control': 'no-store' },
      body: bytes,
    };
  } catch (error) {
    if (!(error instanceof ImageNotFetched)) throw error;
    return json(422, { ok: false, error: error.problem });
  } finally {
    running -= 1;
  }
}
