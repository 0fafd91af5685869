import { randomUUID } from 'node:crypto';
import {
  type IncomingMessage,
  type ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { readJson, sendJson } from '#emulator/wire/http.ts';
import { isObject, type Json } from '#emulator/wire/json.ts';
import { invalidArgument, StatusError, unsupported } from '#emulator/wire/status-error.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { FunctionSpec } from '../specification/function-spec.ts';

export interface TasksOptions {
  outbox: Outbox;
  projectId: string;
  specs: () => ReadonlyMap<string, FunctionSpec> | null;
  wake: () => void;
}

/** Cloud Tasks' limit for the delay of a task. */
const LONGEST_DELAY_MS = 30 * 24 * 60 * 60 * 1000;
const QUEUE =
  /^\/(?:v2\/)?(projects\/([^/]+)\/locations\/([^/]+)\/queues\/([^/]+)\/tasks)(?:\/([^/]+))?$/;

/** Cloud Tasks over REST as the Admin SDK calls it: enqueue and delete. */
export async function handleTasks(
  options: TasksOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const match = QUEUE.exec(url.pathname);
  if (match === null) return false;
  const [, parent = '', project, location = '', queue = '', id] = match;
  if (project !== options.projectId) throw new StatusError('NOT_FOUND', `No project ${project}.`);
  if (
    request.headers.authorization !== undefined &&
    request.headers.authorization !== 'Bearer owner'
  ) {
    throw new StatusError('PERMISSION_DENIED', 'Only the Admin SDK may use task queues.');
  }
  const spec = findQueue(options, location, queue);
  if (request.method === 'POST' && id === undefined) {
    const body = await readJson(request);
    sendJson(response, 200, enqueue(options, spec, parent, body['task']));
  } else if (request.method === 'DELETE' && id !== undefined) {
    if (!options.outbox.removeTask(`${parent}/${id}`)) {
      throw new StatusError('NOT_FOUND', `The queue ${queue} has no task ${id}.`);
    }
    sendJson(response, 200, {});
  } else throw unsupported(`the Cloud Tasks call ${request.method} ${url.pathname}`);
  return true;
}

function findQueue({ specs }: TasksOptions, location: string, queue: string): FunctionSpec {
  const known = specs();
  if (known === null) throw new StatusError('UNAVAILABLE', 'The functions are not loaded yet.');
  const spec = known.get(queue);
  if (spec?.trigger.kind !== 'task') {
    throw new StatusError('NOT_FOUND', `There is no task queue function "${queue}".`);
  }
  if (spec.region !== location) {
    throw new StatusError(
      'NOT_FOUND',
      `The queue "${queue}" is in ${spec.region}, not ${location}.`,
    );
  }
  return spec;
}

function enqueue(
  { outbox, wake }: TasksOptions,
  spec: FunctionSpec,
  parent: string,
  task: unknown,
) {
  const { name, scheduleTime, httpRequest } = readTask(task);
  if (name !== undefined && !name.startsWith(`${parent}/`)) {
    throw invalidArgument(`The task's name must begin with ${parent}/.`);
  }
  const taskName = name ?? `${parent}/${randomUUID()}`;
  const id = taskName.slice(parent.length + 1);
  if (!/^[\w-]{1,500}$/.test(id)) {
    throw invalidArgument(`"${id}" is not a task id.`);
  }
  if (outbox.isTaskNameTaken(taskName)) {
    throw new StatusError('ALREADY_EXISTS', `There is, or was lately, a task named ${taskName}.`);
  }
  const now = Date.now();
  const scheduledFor = scheduleTime ?? now;
  if (scheduledFor > now + LONGEST_DELAY_MS) {
    throw invalidArgument('A task may be scheduled 30 days ahead at most.');
  }
  outbox.add({
    functionName: spec.name,
    taskName,
    payload: { kind: 'task', id, scheduledFor, ...httpRequest },
    dueAt: scheduledFor,
  });
  wake();
  return {
    name: taskName,
    scheduleTime: new Date(scheduledFor).toISOString(),
    createTime: new Date(now).toISOString(),
  };
}

/** The fields of a task; its time in milliseconds. */
function readTask(task: unknown) {
  const { name, scheduleTime, httpRequest, dispatchDeadline } = fields(task, 'task');
  if (dispatchDeadline !== undefined) throw unsupported('dispatchDeadline of a task');
  const { body, headers, url } = fields(httpRequest, 'task.httpRequest');
  if (typeof url === 'string' && url !== '') throw unsupported(`tasks for the address ${url}`);
  const time = scheduleTime === undefined ? undefined : Date.parse(String(scheduleTime));
  if (Number.isNaN(time)) throw invalid('task.scheduleTime');
  if (name !== undefined && typeof name !== 'string') throw invalid('task.name');
  if (body !== undefined && typeof body !== 'string') throw invalid('task.httpRequest.body');
  return {
    name,
    scheduleTime: time,
    httpRequest: { body: body ?? '', headers: readHeaders(headers) },
  };
}

/** Throws for headers that no request can carry: at delivery it would be too late to report. */
function readHeaders(headers: unknown): Record<string, string> {
  const what = 'task.httpRequest.headers';
  const texts = Object.entries(fields(headers ?? {}, what)).map(
    ([name, value]) => [name, String(value)] as const,
  );
  try {
    for (const [name, value] of texts) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
  } catch {
    throw invalid(what);
  }
  return Object.fromEntries(texts);
}

function fields(value: unknown, what: string): Json {
  if (isObject(value)) return value;
  throw invalid(what);
}

function invalid(what: string): StatusError {
  return invalidArgument(`${what} is missing or cannot be read.`);
}
