import { FunctionsLoadError } from './functions-load-error.ts';
import type { DeclaredParam } from './protocol.ts';

export interface EnvironmentOptions {
  projectId: string;
  bucket: string;
  emulatorUrl: string;
  /** Parameters and secrets. */
  env: Record<string, string>;
}

/** What a process needs from the machine; the developer's other variables stay private. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TMP', 'TEMP', 'LANG', 'SystemRoot', 'USERPROFILE'];

/** The variables that point the SDKs at the emulator, and the project's own. */
export function functionsEnvironment(options: EnvironmentOptions): Record<string, string> {
  const { projectId, bucket, emulatorUrl, env } = options;
  const host = new URL(emulatorUrl).host;
  const inherited = INHERITED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(inherited),
    // As in production, so that what forgets the time zone shows it here too.
    TZ: 'UTC',
    NODE_ENV: 'production',
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucket }),
    FUNCTIONS_EMULATOR: 'true',
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    CLOUD_TASKS_EMULATOR_HOST: host,
    // There is no Google machine around; looking for one takes seconds.
    METADATA_SERVER_DETECTION: 'none',
    ...env,
  };
}

/** Defaults of the parameters that nobody set; refuses to go on without a value. */
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
