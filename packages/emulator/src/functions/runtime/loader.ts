import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#emulator/shared/database.ts';
import {
  type FunctionSpec,
  readSpec,
  type WatchedResources,
} from '../specification/function-spec.ts';
import { defaultsFor } from '../worker/environment.ts';
import { formatLogLine } from '../worker/log-lines.ts';
import { spawnWorker, type Worker } from '../worker/spawn-worker.ts';

export interface LoadedWorker extends Worker {
  specs: ReadonlyMap<string, FunctionSpec>;
}

export interface LoaderOptions {
  database: Database;
  directory: string;
  resources: WatchedResources;
  env: Record<string, string>;
  log: (line: string) => void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS functions_defaults (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  )`;

/**
 * Returns a function that starts a process with all parameters set, and rejects where a function is not
 * supported. Parameters must be in the environment before the module is loaded, but only the module knows
 * their defaults. The defaults are stored, so only a module whose defaults changed is loaded twice.
 */
export function createLoader(options: LoaderOptions): () => Promise<LoadedWorker> {
  const { database, directory, resources, env, log } = options;
  database.exec(SCHEMA);
  const insert = database.prepare('INSERT INTO functions_defaults (name, value) VALUES (?, ?)');
  const readDefaults = () =>
    Object.fromEntries(
      database
        .prepare('SELECT name, value FROM functions_defaults')
        .all()
        .map((row) => [String(row['name']), String(row['value'])]),
    );
  const storeDefaults = (defaults: Record<string, string>) => {
    database.exec('DELETE FROM functions_defaults');
    for (const [name, value] of Object.entries(defaults)) insert.run(name, value);
  };

  const spawnWith = (defaults: Record<string, string>) =>
    spawnWorker({
      directory,
      env: { ...defaults, ...env },
      log: (name, line) => log(formatLogLine(name, line)),
    });

  return async function spawn() {
    const known = readDefaults();
    const worker = await spawnWith(known);
    try {
      const defaults = defaultsFor(worker.params, env);
      if (isDeepStrictEqual(defaults, known))
        return { ...worker, specs: readSpecs(worker, resources) };
      storeDefaults(defaults);
    } catch (error) {
      worker.kill();
      throw error;
    }
    worker.kill();
    return spawn();
  };
}

function readSpecs(worker: Worker, resources: WatchedResources): Map<string, FunctionSpec> {
  return new Map(
    Object.entries(worker.endpoints).map(([name, endpoint]) => [
      name,
      readSpec(name, endpoint, resources),
    ]),
  );
}
