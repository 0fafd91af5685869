import { ConfigurationError } from '#emulator/shared/configuration.ts';
import { isObject } from '#emulator/wire/json.ts';

/** A header rule of `firebase.json`: headers for every path that matches `source`. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

export interface RedirectRule {
  source: string;
  destination: string;
  type?: number;
}

/** A rewrite to a file of the release, to an https function, or to its Cloud Run service. */
export type RewriteRule =
  | { source: string; destination: string }
  | { source: string; function: string | { functionId: string; region?: string } }
  | { source: string; run: { serviceId: string } };

/** The supported settings in the `hosting` part of `firebase.json`. */
export interface HostingConfig {
  public: string;
  cleanUrls: boolean;
  trailingSlash: boolean;
  ignore: string[];
  headers: HeaderRule[];
  redirects: RedirectRule[];
  rewrites: RewriteRule[];
}

/**
 * The settings that decide how the files of a version are served. Without `trailingSlash` both
 * forms are.
 */
export type ServingRules = Pick<
  HostingConfig,
  'cleanUrls' | 'headers' | 'redirects' | 'rewrites'
> & { trailingSlash?: boolean };

/** Reads the `hosting` part of `firebase.json`; throws for a setting that is not supported. */
export function readHostingConfig(firebaseJson: unknown): HostingConfig {
  const hosting = (firebaseJson as { hosting?: unknown }).hosting;
  if (!isObject(hosting)) {
    throw new ConfigurationError('firebase.json: "hosting" must be one object.');
  }
  const defaults: HostingConfig = {
    public: 'dist',
    cleanUrls: false,
    trailingSlash: false,
    ignore: [],
    headers: [],
    redirects: [],
    rewrites: [],
  };
  for (const key of Object.keys(hosting)) {
    if (!Object.hasOwn(defaults, key))
      throw new ConfigurationError(`firebase.json: hosting.${key} is not supported.`);
  }
  const config = { ...defaults, ...(hosting as Partial<HostingConfig>) };
  for (const rule of [...config.headers, ...config.redirects, ...config.rewrites]) {
    if (typeof rule.source !== 'string') {
      throw new ConfigurationError(
        'firebase.json: a hosting rule without "source" is not supported.',
      );
    }
  }
  for (const rule of config.rewrites as { source: string }[]) {
    if (!('destination' in rule || 'function' in rule)) {
      throw new ConfigurationError(
        `firebase.json: the rewrite of ${rule.source} leads nowhere known.`,
      );
    }
  }
  return config;
}

/** The function (or its service) that a rewrite calls, or null for a rewrite to a file. */
export function rewriteFunction(rule: RewriteRule): string | null {
  if ('run' in rule) return rule.run.serviceId;
  if (!('function' in rule)) return null;
  return typeof rule.function === 'string' ? rule.function : rule.function.functionId;
}
