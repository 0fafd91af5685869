import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { type BuildRequest, BuildRequestSchema } from '#domain/publishing.ts';
import {
  SIGNATURE_HEADER,
  verifySignature,
} from '#functions/src/publishing/build/webhook/signature.ts';
import { type Route, readText, sendJson } from '#tools/http/route.ts';

const MAX_BYTES = 4096;

/** Passes signed POST requests to `path` on to `accept`; refuses unsigned and invalid ones. */
export function webhookRoute(
  path: string,
  secret: string,
  accept: (request: BuildRequest, response: ServerResponse) => void | Promise<void>,
): Route {
  return async (request, response, url) => {
    if (url.pathname !== path || request.method !== 'POST') return false;
    const body = await readText(request, MAX_BYTES);
    const signature = request.headers[SIGNATURE_HEADER];
    if (body === null || !verifySignature(body, String(signature ?? ''), secret)) {
      sendJson(response, 401, { ok: false, error: 'signature' });
      return true;
    }
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BuildRequestSchema), body);
    if (parsed.success) await accept(parsed.output, response);
    else sendJson(response, 422, { ok: false, error: 'invalid' });
    return true;
  };
}
