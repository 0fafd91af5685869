import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { EmulatorOptions, FunctionsSetup } from '#emulator/emulator.ts';
import { ConfigurationError, readJsonFile } from '#emulator/shared/configuration.ts';

interface FirestorePart {
  database?: string;
  rules?: string;
  indexes?: string;
}

/** The parts of `firebase.json` that are read. */
interface FirebaseJson {
  firestore?: FirestorePart | FirestorePart[];
  storage?: { rules?: string } | unknown[];
  functions?: { source?: string } | { source?: string }[];
  emulators?: { firestore?: { port?: number } };
}

export interface ProjectOptions extends EmulatorOptions {
  functions?: FunctionsSetup;
}

/** The options that a `firebase.json` asks for; throws a ConfigurationError for what is not supported. */
export function readProjectOptions(configFile: string, projectId: string): ProjectOptions {
  const config = readJsonFile(configFile) as FirebaseJson;
  const at = (path: string) => resolve(dirname(configFile), path);
  const [main, ...others] = firestoreOptions(config, at);
  const [codebase, ...more] = [config.functions ?? []].flat();
  if (more.length > 0) throw unsupported(configFile, 'several codebases of functions');
  if (Array.isArray(config.storage)) throw unsupported(configFile, 'several buckets');
  const port = config.emulators?.firestore?.port;
  const source = codebase && at(codebase.source ?? 'functions');
  return {
    projectId,
    ...(port !== undefined && { port }),
    ...(main?.rulesFile !== undefined && { firestoreRulesFile: main.rulesFile }),
    ...(main?.indexesFile !== undefined && { indexesFile: main.indexesFile }),
    ...(config.storage?.rules !== undefined && { storageRulesFile: at(config.storage.rules) }),
    databases: Object.fromEntries(others.map(({ name, ...files }) => [name, files])),
    ...(source !== undefined && {
      functions: { directory: source, env: readEnvironment(source, projectId) },
    }),
  };
}

interface FirestoreFiles {
  name: string;
  rulesFile?: string;
  indexesFile?: string;
}

/** The files of each database, `(default)` first. */
function firestoreOptions(config: FirebaseJson, at: (path: string) => string): FirestoreFiles[] {
  const parts = [config.firestore ?? []].flat();
  const files = parts.map(({ database = '(default)', indexes, rules }) => ({
    name: database,
    ...(rules !== undefined && { rulesFile: at(rules) }),
    ...(indexes !== undefined && { indexesFile: at(indexes) }),
  }));
  const isMain = ({ name }: FirestoreFiles) => name === '(default)';
  return [files.find(isMain) ?? { name: '(default)' }, ...files.filter((one) => !isMain(one))];
}

/** Parameters and secrets as Firebase's own emulators read them; a later file wins. */
function readEnvironment(source: string, projectId: string): Record<string, string> {
  const names = ['.env', `.env.${projectId}`, '.env.local', '.secret.local'];
  const files = names.map((name) => join(source, name)).filter((file) => existsSync(file));
  const values = files.map((file) => parseEnv(readFileSync(file, 'utf8')));
  return Object.assign({}, ...values) as Record<string, string>;
}

function unsupported(configFile: string, what: string): ConfigurationError {
  return new ConfigurationError(`${configFile}: the emulator does not support ${what}.`);
}
