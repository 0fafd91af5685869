import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../shared/atomic-file.ts';

export interface LocalSecrets {
  /** Signs webhooks and build reports. */
  publishing: string;
  /** Signs form tokens and salts hashed addresses. */
  forms: string;
}

/** Reads the secrets of a data folder; creates them on first use. */
export function readSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets;
  const secret = () => randomBytes(32).toString('hex');
  const secrets: LocalSecrets = { publishing: secret(), forms: secret() };
  writeFileAtomically(file, JSON.stringify(secrets, null, 2));
  return secrets;
}
