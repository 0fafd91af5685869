import type { RequestOptions } from 'node:http';
import type { FunctionSpec } from '../specification/function-spec.ts';
import type { CallKind } from '../worker/protocol.ts';
import type { Worker } from '../worker/spawn-worker.ts';
import type { Delivery } from './outbox.ts';

export type Outcome =
  | { result: 'done' }
  | { result: 'failed'; reason: string }
  | { result: 'timedOut'; reason: string }
  /** The process died during the call, so it is unknown whether the work was done. */
  | { result: 'lost'; reason: string };

/** Calls a function with one delivery and waits for the outcome. */
export function invoke(worker: Worker, spec: FunctionSpec, delivery: Delivery): Promise<Outcome> {
  const { kind, headers, body } = requestFor(spec, delivery);
  const options: RequestOptions = { method: 'POST', path: '/', headers };
  return new Promise((resolve) => {
    const call = worker.request(spec.name, kind, options, (response) => {
      const status = response.statusCode ?? 0;
      response.resume();
      response.once('error', () => {});
      response.once('close', () => {
        clearTimeout(timer);
        if (!response.complete) resolve({ result: 'lost', reason: 'its process ended' });
        else if (status >= 200 && status < 300) resolve({ result: 'done' });
        else resolve({ result: 'failed', reason: `it answered ${status}` });
      });
    });
    const timer = setTimeout(() => {
      resolve({ result: 'timedOut', reason: `it ran longer than ${spec.timeoutMs / 1000} s` });
      call.destroy();
    }, spec.timeoutMs);
    call.once('error', (error) => {
      clearTimeout(timer);
      resolve({ result: 'lost', reason: error.message });
    });
    call.end(body);
  });
}

function requestFor(
  spec: FunctionSpec,
  { payload, attempts }: Delivery,
): { kind: CallKind; headers: Record<string, string>; body: Buffer } {
  switch (payload.kind) {
    case 'event':
      return { kind: 'event', ...json(Buffer.from(JSON.stringify(payload.event))) };
    case 'task': {
      const { headers, body } = json(Buffer.from(payload.body, 'base64'));
      const own = {
        'user-agent': 'Google-Cloud-Tasks',
        'x-cloudtasks-queuename': spec.name,
        'x-cloudtasks-taskname': payload.id,
        'x-cloudtasks-taskretrycount': String(attempts),
        'x-cloudtasks-taskexecutioncount': String(attempts),
        'x-cloudtasks-tasketa': String(payload.scheduledFor / 1000),
      };
      return {
        kind: 'http',
        headers: { ...headers, ...lowerCased(payload.headers), ...own },
        body,
      };
    }
    case 'schedule': {
      const { headers, body } = json(Buffer.from('{}'));
      const own = {
        'user-agent': 'Google-Cloud-Scheduler',
        'x-cloudscheduler': 'true',
        'x-cloudscheduler-jobname': `firebase-schedule-${spec.name}-${spec.region}`,
        'x-cloudscheduler-scheduletime': new Date(payload.scheduledFor).toISOString(),
      };
      return { kind: 'http', headers: { ...headers, ...own }, body };
    }
  }
}

function json(body: Buffer) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'content-length': String(body.length),
  };
  return { headers, body };
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => name !== 'content-length' && name !== 'host'),
  );
}
