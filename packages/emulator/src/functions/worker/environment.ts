import { clientEnvironment, type EnvironmentTarget } from '#emulator/shared/client-environment.ts';
import { FunctionsLoadError } from './functions-load-error.ts';
import type { DeclaredParam } from './protocol.ts';

export interface EnvironmentOptions extends EnvironmentTarget {
  /** Parameters and secrets. */
  env: Record<string, string>;
}

/** Variables that are inherited; all others of the developer stay hidden from the functions. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TMP', 'TEMP', 'LANG', 'SystemRoot', 'USERPROFILE'];

/** The variables that direct the SDKs to the emulator, and the project's own. */
export function functionsEnvironment(options: EnvironmentOptions): Record<string, string> {
  const inherited = INHERITED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(inherited),
    // As in production, so that code that ignores time zones fails here too.
    TZ: 'UTC',
    NODE_ENV: 'production',
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_HOSTING_API_URL: options.emulatorUrl,
    ...clientEnvironment(options),
    ...options.env,
  };
}

/** Defaults of the parameters that are not set; throws where one has no default. */
export function defaultsFor(
  params: DeclaredParam[],
  env: Record<string, string>,
): Record<string, string> {
  const missing = params.filter((param) => env[param.name] === undefined);
  const without = missing.filter((param) => param.default === undefined);
  if (without.length > 0) {
    const names = without.map((param) => param.name).join(', ');
    throw new FunctionsLoadError(`The functions need a value for: ${names}.`);
  }
  return Object.fromEntries(missing.map((param) => [param.name, param.default ?? '']));
}
