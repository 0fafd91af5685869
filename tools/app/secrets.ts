import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeFileAtomically } from '../shared/atomic-file.ts';
import { UsageError } from '../shared/failure.ts';

const SecretSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));
const SecretsSchema = v.object({
  /** Signs webhooks and build reports. */
  publishing: SecretSchema,
  /** Signs form tokens and salts hashed addresses. */
  forms: SecretSchema,
});
export type LocalSecrets = v.InferOutput<typeof SecretsSchema>;

/**
 * Reads the secrets of a data folder; creates them on first use. Throws a `UsageError` where the
 * file is damaged: new ones would make forms void that visitors have open, without a word.
 */
export function readSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) return createSecrets(file);
  const stored = v.pipe(v.string(), v.parseJson(), SecretsSchema);
  const secrets = v.safeParse(stored, readFileSync(file, 'utf8'));
  if (secrets.success) return secrets.output;
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
