import type { FunctionSpec, RetryRules } from '../specification/function-spec.ts';

/** A delivery whose latest attempt failed. */
export interface FailedDelivery {
  attempts: number;
  /** When it was first tried, milliseconds. */
  firstTriedAt: number;
}

/** Production retries events for 24 hours. */
const EVENT_RETRY: RetryRules = {
  maxAttempts: 1,
  maxRetryMs: 24 * 60 * 60 * 1000,
  minBackoffMs: 500,
  maxBackoffMs: 600_000,
  maxDoublings: 20,
};
const JITTER = 0.2;

/** Milliseconds until the next attempt, or null to give up. */
export function retryDelay(
  spec: FunctionSpec,
  { attempts, firstTriedAt }: FailedDelivery,
  now: number,
  random: () => number = Math.random,
): number | null {
  const rules = rulesOf(spec);
  if (rules === null) return null;
  const timeLeft = rules.maxRetryMs !== null && now - firstTriedAt < rules.maxRetryMs;
  if (attempts >= rules.maxAttempts && !timeLeft) return null;
  const doublings = Math.min(attempts - 1, rules.maxDoublings);
  const linear = Math.max(0, attempts - 1 - rules.maxDoublings);
  const backoff = rules.minBackoffMs * 2 ** doublings * (1 + linear);
  return Math.min(rules.maxBackoffMs, backoff) * (1 + JITTER * random());
}

function rulesOf({ trigger }: FunctionSpec): RetryRules | null {
  switch (trigger.kind) {
    case 'task':
    case 'schedule':
      return trigger.retry;
    case 'document':
    case 'object':
      return trigger.retry ? EVENT_RETRY : null;
    case 'http':
      return null;
  }
}
