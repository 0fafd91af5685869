import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { StatusError } from '#emulator/wire/status-error.ts';
import type { Supervisor } from '../runtime/supervisor.ts';
import type { FunctionSpec } from '../specification/function-spec.ts';

/** Headers that belong to one connection and not to the message. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade', 'trailer'];

/** Passes a request to an https function and streams its response back. */
export async function serveFunction(
  supervisor: Supervisor,
  spec: FunctionSpec,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const worker = await supervisor.ready();
  if (worker === null) throw new StatusError('UNAVAILABLE', 'The functions are not running.');
  // The client disconnected while the functions were being restarted.
  if (response.destroyed) return;
  const options = { method: request.method, path, headers: forwardedHeaders(request) };
  const call = worker.request(spec.name, 'http', options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
    pipeline(answer, response, () => {});
  });
  const fail = (status: number, text: string) => {
    call.destroy();
    if (response.headersSent) response.destroy();
    else response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
  };
  const timer = setTimeout(() => {
    fail(504, `The function "${spec.name}" took longer than ${spec.timeoutMs / 1000} s.`);
    void supervisor.check(worker);
  }, spec.timeoutMs);
  call.on('error', () => fail(502, `The function "${spec.name}" ended without an answer.`));
  // A client that disconnects ends the call by the `close` of the response.
  pipeline(request, call, () => {});
  await new Promise((resolve) => response.once('close', resolve));
  clearTimeout(timer);
  call.destroy();
}

/** Adds the `x-forwarded-*` headers of Google's front ends; the last address is the client's. */
function forwardedHeaders(request: IncomingMessage): Record<string, string | string[]> {
  const address = request.socket.remoteAddress ?? '';
  const before = request.headers['x-forwarded-for'];
  return {
    ...withoutHopByHop(request.headers),
    'x-forwarded-for': before === undefined ? address : `${before}, ${address}`,
    'x-forwarded-proto': String(request.headers['x-forwarded-proto'] ?? 'http'),
    'x-forwarded-host': String(request.headers['x-forwarded-host'] ?? request.headers.host ?? ''),
  };
}

function withoutHopByHop(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const forwarded: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.includes(name)) forwarded[name] = value;
  }
  return forwarded;
}
