import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outdatedFiles } from '../generated/files.ts';
import { ROOT } from '../shared/config.ts';
import { UsageError } from '../shared/failure.ts';

/** Throws where the rules are not those of `src/dealer.ts`: what it demands would have no effect. */
export function refuseOutdatedRules(): void {
  const outdated = outdatedFiles((file) => readFileSync(join(ROOT, file), 'utf8'));
  if (outdated.length === 0) return;
  throw new UsageError(`${outdated.join(' and ')} are outdated: run npm run rules.`);
}
