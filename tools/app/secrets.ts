import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../shared/atomic-file.ts';
import { UsageError } from '../shared/failure.ts';

export interface LocalSecrets {
  /** Signs webhooks and build reports. */
  publishing: string;
  /** Signs form tokens and salts hashed addresses. */
  forms: string;
}

const NAMES = ['publishing', 'forms'] as const;

/**
 * Reads the secrets of a data folder; creates them on first use. Throws a `UsageError` where the
 * file is damaged: new ones would make forms void that visitors have open, without a word.
 */
export function readSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) return createSecrets(file);
  const secrets = parseSecrets(readFileSync(file, 'utf8'));
  if (secrets !== null) return secrets;
  throw new UsageError(
    `${file} is damaged. Delete it, and the next start makes new secrets; forms that visitors have open must then be loaded again.`,
  );
}

function createSecrets(file: string): LocalSecrets {
  const secret = () => randomBytes(32).toString('hex');
  const secrets: LocalSecrets = { publishing: secret(), forms: secret() };
  writeFileAtomically(file, JSON.stringify(secrets, null, 2));
  return secrets;
}

function parseSecrets(text: string): LocalSecrets | null {
  try {
    const secrets: unknown = JSON.parse(text);
    const isWhole = NAMES.every((name) =>
      /^[0-9a-f]{64}$/u.test((secrets as Partial<LocalSecrets>)[name] ?? ''),
    );
    return isWhole ? (secrets as LocalSecrets) : null;
  } catch {
    return null;
  }
}
