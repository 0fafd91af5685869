import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmulatorOptions } from './emulator.ts';

/** The options with their defaults. */
export type Settings = EmulatorOptions &
  Required<Pick<EmulatorOptions, 'bucket' | 'dataDir' | 'port' | 'projectId'>>;

/** Adds the defaults. `opening` removes the temporary folder of an emulator without a data folder. */
export function withDefaults(options: EmulatorOptions, opening: AsyncDisposableStack): Settings {
  const { projectId = 'demo-app', dataDir } = options;
  const temporary = dataDir === undefined ? mkdtempSync(join(tmpdir(), 'app-emulator-')) : null;
  if (temporary !== null) opening.defer(() => rm(temporary, { recursive: true, force: true }));
  return {
    bucket: `${projectId}.appspot.com`,
    port: 0,
    ...options,
    projectId,
    dataDir: dataDir ?? String(temporary),
  };
}
