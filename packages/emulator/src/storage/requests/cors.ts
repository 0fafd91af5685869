import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConfigurationError, readJsonFile } from '#emulator/shared/configuration.ts';

/** One rule of a bucket's CORS configuration. */
export interface CorsRule {
  /** `*` stands for every origin. */
  origin: string[];
  method: string[];
  /** Headers of the answer that scripts may read. */
  responseHeader?: string[];
  maxAgeSeconds?: number;
}

const RULE_KEYS = new Set(['origin', 'method', 'responseHeader', 'maxAgeSeconds']);

/** Reads a file of CORS rules as `gcloud` applies it; throws a ConfigurationError. */
export function readCorsRules(file: string): CorsRule[] {
  const content = readJsonFile(file);
  if (Array.isArray(content) && content.every(isRule)) return content;
  throw new ConfigurationError(`${file} is not a list of CORS rules.`);
}

/**
 * Lets a page of another origin read an object's bytes where a rule of the bucket says so. As in
 * production only downloads follow the rules: all other answers are open to every allowed origin.
 */
export function shareWithOrigin(
  rules: readonly CorsRule[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { origin } = request.headers;
  const { method = 'GET' } = request;
  if (origin === undefined) return;
  const rule = rules.find(
    (each) =>
      each.method.includes(method) && (each.origin.includes('*') || each.origin.includes(origin)),
  );
  response.removeHeader('access-control-allow-origin');
  response.removeHeader('access-control-expose-headers');
  if (rule === undefined) return;
  response.setHeader('access-control-allow-origin', rule.origin.includes('*') ? '*' : origin);
  const exposed = rule.responseHeader ?? [];
  if (exposed.length > 0) response.setHeader('access-control-expose-headers', exposed.join(', '));
}

function isRule(rule: unknown): rule is CorsRule {
  if (typeof rule !== 'object' || rule === null) return false;
  const { origin, method, responseHeader = [], maxAgeSeconds = 0 } = rule as Partial<CorsRule>;
  return (
    Object.keys(rule).every((key) => RULE_KEYS.has(key)) &&
    [origin, method, responseHeader].every(isTexts) &&
    Number.isInteger(maxAgeSeconds)
  );
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
