import { parseArgs } from 'node:util';
import { remakeAllVariants } from '#functions/src/images/remake-variants.ts';
import { withTarget } from './app/target.ts';
import { runCommand, UsageError } from './shared/failure.ts';

const USAGE = `Usage:
  npm run images         makes the variants of every image again, e.g. after a change of widths
  … --project ID           in that Firebase project instead of locally`;
const STEP = 10;

await runCommand(async () => {
  await withTarget(readProject(), async ({ sdk }) => {
    const deps = { db: sdk.firestore, bucket: sdk.bucket };
    const count = await remakeAllVariants(deps, (done, total) => {
      if (done % STEP === 0) console.log(`${done} of ${total} images`);
    });
    console.log(`The variants of ${count} images have been made again.`);
  });
});

function readProject(): string | null {
  try {
    return parseArgs({ options: { project: { type: 'string' } } }).values.project ?? null;
  } catch {
    throw new UsageError(USAGE);
  }
}
