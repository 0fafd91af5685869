import { isObject, type Json } from '#emulator/wire/json.ts';
import { invalidArgument, type StatusError, unsupported } from '#emulator/wire/status-error.ts';
import type { HeaderRule, RedirectRule, RewriteRule, ServingRules } from './config.ts';

/**
 * A `ServingConfig` of Hosting's REST API as superstatic takes it. Throws for what is malformed or
 * not supported, by name, when the version is created: not when a visitor asks for a page.
 * https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions#ServingConfig
 */
export function readServingConfig(config: Json): ServingRules {
  const { headers, redirects, rewrites, cleanUrls, trailingSlashBehavior, ...rest } = config;
  for (const [name, value] of Object.entries(rest)) {
    const isDefault = name === 'appAssociation' && value === 'AUTO';
    if (!isDefault) throw unsupported(`config.${name} of a Hosting version`);
  }
  return {
    cleanUrls: cleanUrls === true,
    ...(trailingSlashBehavior === undefined
      ? {}
      : { trailingSlash: readTrailingSlash(trailingSlashBehavior) }),
    headers: rules(headers, 'headers').map(headerRule),
    redirects: rules(redirects, 'redirects').map(redirectRule),
    rewrites: rules(rewrites, 'rewrites').map(rewriteRule),
  };
}

function readTrailingSlash(behavior: unknown): boolean {
  if (behavior === 'ADD' || behavior === 'REMOVE') return behavior === 'ADD';
  throw invalid('trailingSlashBehavior', 'ADD or REMOVE');
}

function headerRule(rule: Json): HeaderRule {
  const { headers } = rule;
  if (!isObject(headers)) throw invalid('headers[].headers', 'an object');
  const entries = Object.entries(headers).map(([key, value]) => ({ key, value: String(value) }));
  return { source: glob(rule, 'headers'), headers: entries };
}

function redirectRule(rule: Json): RedirectRule {
  const { location, statusCode } = rule;
  if (typeof location !== 'string') throw invalid('redirects[].location', 'a text');
  const type = statusCode === undefined ? 301 : Number(statusCode);
  return { source: glob(rule, 'redirects'), destination: location, type };
}

function rewriteRule(rule: Json): RewriteRule {
  const source = glob(rule, 'rewrites');
  if (typeof rule['path'] === 'string') return { source, destination: rule['path'] };
  if (typeof rule['function'] === 'string') return { source, function: rule['function'] };
  const { run } = rule;
  if (isObject(run) && typeof run['serviceId'] === 'string') {
    return { source, run: { serviceId: run['serviceId'] } };
  }
  throw unsupported(`the rewrite ${JSON.stringify(rule)} of a Hosting version`);
}

function glob(rule: Json, name: string): string {
  if (rule['regex'] !== undefined) throw unsupported(`regular expressions in config.${name}`);
  if (typeof rule['glob'] !== 'string') throw invalid(`${name}[].glob`, 'a text');
  return rule['glob'];
}

function rules(value: unknown, name: string): Json[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || !value.every(isObject)) throw invalid(name, 'a list of objects');
  return value;
}

function invalid(name: string, expected: string): StatusError {
  return invalidArgument(`config.${name} must be ${expected}.`);
}
