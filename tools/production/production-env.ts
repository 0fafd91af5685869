import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../shared/config.ts';

/** The settings of the installation, which `npm run setup` writes. Nothing in it is secret. */
export const PRODUCTION_FILE = 'production.env';

/** The stored settings; none where there are none, or where they are those of another project. */
export function readProductionFile(
  project: string | undefined,
  folder = ROOT,
): Record<string, string> {
  const file = join(folder, PRODUCTION_FILE);
  if (!existsSync(file)) return {};
  const values = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  return project && values['GCLOUD_PROJECT'] !== project ? {} : values;
}

/** Completes the environment from the file; what is set already stays. */
export function loadProductionFile(): void {
  for (const [name, value] of Object.entries(readProductionFile(process.env['GCLOUD_PROJECT']))) {
    process.env[name] ||= value;
  }
}
