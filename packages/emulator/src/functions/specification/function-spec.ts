import { availableParallelism } from 'node:os';
import { FunctionsLoadError } from '../worker/functions-load-error.ts';
import type { RawEndpoint } from '../worker/protocol.ts';
import { type PathPattern, parsePathPattern } from './path-pattern.ts';
import { parseSchedule, type Schedule } from './schedule.ts';

export type DocumentChange = 'created' | 'updated' | 'deleted' | 'written';
export type ObjectChange = 'finalized' | 'deleted' | 'metadataUpdated';

/** How often a delivery is retried, and the backoff between attempts. */
export interface RetryRules {
  maxAttempts: number;
  /** Where set, attempts continue until both limits are reached. */
  maxRetryMs: number | null;
  minBackoffMs: number;
  maxBackoffMs: number;
  maxDoublings: number;
}

export type Trigger =
  | { kind: 'http' }
  | {
      kind: 'document';
      database: string;
      change: DocumentChange;
      pattern: PathPattern;
      retry: boolean;
    }
  | { kind: 'object'; change: ObjectChange; bucket: string; retry: boolean }
  | { kind: 'task'; retry: RetryRules; dispatchesPerSecond: number }
  | { kind: 'schedule'; schedule: Schedule; text: string; timeZone: string; retry: RetryRules };

/** What is needed to run one function. */
export interface FunctionSpec {
  name: string;
  region: string;
  timeoutMs: number;
  /** Maximum of concurrent calls from the outbox. */
  concurrency: number;
  trigger: Trigger;
}

const DEFAULT_REGION = 'us-central1';
const DEFAULT_TIMEOUT_SECONDS = 60;
const DEFAULT_CONCURRENCY = 80;
const DOCUMENT_EVENT =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)$/;
const OBJECT_EVENT = /^google\.cloud\.storage\.object\.v1\.(finalized|deleted|metadataUpdated)$/;

/** What functions can watch. */
export interface WatchedResources {
  bucket: string;
  /** Ids of the databases. */
  databases: readonly string[];
}

/** Reads a function's `__endpoint`; throws for triggers that the emulator does not have. */
export function readSpec(
  name: string,
  endpoint: RawEndpoint,
  resources: WatchedResources,
): FunctionSpec {
  if (endpoint['platform'] !== 'gcfv2') throw refuse(name, 'functions of the first generation');
  const regions = endpoint['region'];
  const [region, ...more] = Array.isArray(regions) ? regions : [regions];
  if (more.length > 0) throw refuse(name, `several regions (${regions})`);
  const trigger = readTrigger(name, endpoint, resources);
  return {
    name,
    region: typeof region === 'string' ? region : DEFAULT_REGION,
    timeoutMs: (wholeNumber(endpoint['timeoutSeconds']) ?? DEFAULT_TIMEOUT_SECONDS) * 1000,
    concurrency: readConcurrency(endpoint, trigger),
    trigger,
  };
}

function readTrigger(name: string, endpoint: RawEndpoint, resources: WatchedResources): Trigger {
  if (endpoint['httpsTrigger'] || endpoint['callableTrigger']) return { kind: 'http' };
  const task = fields(endpoint['taskQueueTrigger']);
  if (task) {
    const rate = wholeNumber(fields(task['rateLimits'])?.['maxDispatchesPerSecond']);
    return {
      kind: 'task',
      retry: taskRetry(task['retryConfig']),
      dispatchesPerSecond: rate ?? 500,
    };
  }
  const schedule = fields(endpoint['scheduleTrigger']);
  if (schedule) return scheduleTrigger(name, schedule);
  const event = fields(endpoint['eventTrigger']);
  if (event) return eventTrigger(name, event, resources);
  const kind = Object.keys(endpoint).find((key) => key.endsWith('Trigger'));
  throw refuse(name, kind === undefined ? 'functions without a trigger' : `a ${kind}`);
}

function eventTrigger(name: string, event: RawEndpoint, resources: WatchedResources): Trigger {
  const type = String(event['eventType']);
  const filters = fields(event['eventFilters']) ?? {};
  const retry = event['retry'] === true;
  const document = DOCUMENT_EVENT.exec(type)?.[1] as DocumentChange | undefined;
  if (document) {
    const patterns = fields(event['eventFilterPathPatterns']);
    const path = String(patterns?.['document'] ?? filters['document']);
    const database = String(filters['database'] ?? '(default)');
    const namespace = filters['namespace'] ?? '(default)';
    if (!resources.databases.includes(database)) throw refuse(name, `the database ${database}`);
    if (namespace !== '(default)') throw refuse(name, `the namespace ${namespace}`);
    const pattern = parsePathPattern(path);
    return { kind: 'document', database, change: document, pattern, retry };
  }
  const object = OBJECT_EVENT.exec(type)?.[1] as ObjectChange | undefined;
  if (object) {
    const bucket = String(filters['bucket'] ?? resources.bucket);
    if (bucket !== resources.bucket) throw refuse(name, `the bucket ${bucket}`);
    return { kind: 'object', change: object, bucket, retry };
  }
  throw refuse(name, `events of type ${type}`);
}

function scheduleTrigger(name: string, trigger: RawEndpoint): Trigger {
  const text = String(trigger['schedule']);
  const timeZone = String(trigger['timeZone'] ?? 'America/Los_Angeles');
  const schedule = parseSchedule(text, timeZone);
  if (schedule === null) throw refuse(name, `the schedule "${text}" in "${timeZone}"`);
  const config = fields(trigger['retryConfig']);
  return {
    kind: 'schedule',
    schedule,
    text,
    timeZone,
    retry: retryRules(config, {
      attempts: 1 + (wholeNumber(config?.['retryCount']) ?? 0),
      minSeconds: 5,
      doublings: 5,
    }),
  };
}

function taskRetry(config: unknown): RetryRules {
  const given = fields(config);
  const attempts = wholeNumber(given?.['maxAttempts']) ?? 3;
  return retryRules(given, { attempts, minSeconds: 0.1, doublings: 16 });
}

function retryRules(
  config: RawEndpoint | undefined,
  defaults: { attempts: number; minSeconds: number; doublings: number },
): RetryRules {
  const seconds = (key: string) => {
    const value = config?.[key];
    return typeof value === 'number' ? value * 1000 : null;
  };
  return {
    maxAttempts: defaults.attempts < 0 ? Infinity : defaults.attempts,
    maxRetryMs: seconds('maxRetrySeconds'),
    minBackoffMs: seconds('minBackoffSeconds') ?? defaults.minSeconds * 1000,
    maxBackoffMs: seconds('maxBackoffSeconds') ?? 3_600_000,
    maxDoublings: wholeNumber(config?.['maxDoublings']) ?? defaults.doublings,
  };
}

/** One process stands for as many instances as the machine has cores. */
function readConcurrency(endpoint: RawEndpoint, trigger: Trigger): number {
  const cores = availableParallelism();
  const instances = Math.min(wholeNumber(endpoint['maxInstances']) ?? cores, cores);
  const perInstance = wholeNumber(endpoint['concurrency']) ?? DEFAULT_CONCURRENCY;
  const queue = fields(endpoint['taskQueueTrigger']);
  const dispatches = wholeNumber(fields(queue?.['rateLimits'])?.['maxConcurrentDispatches']);
  const calls = Math.max(1, instances) * perInstance;
  return trigger.kind === 'task' ? Math.min(calls, dispatches ?? calls) : calls;
}

function fields(value: unknown): RawEndpoint | undefined {
  return typeof value === 'object' && value !== null ? (value as RawEndpoint) : undefined;
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function refuse(name: string, what: string): FunctionsLoadError {
  return new FunctionsLoadError(
    `The emulator does not support ${what}, which the function "${name}" asks for.`,
  );
}
