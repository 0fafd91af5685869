import { parseArgs } from 'node:util';
import { remakeAll } from '#functions/src/images/remake.ts';
import { withTarget } from './app/target.ts';
import { runCommand, UsageError } from './shared/failure.ts';

const USAGE = `Usage:
  npm run images         makes the variants of every image anew, e.g. after a change of widths
  … --project ID           in that Firebase project instead of locally`;
const STEP = 10;

await runCommand(async () => {
  await withTarget(readProject(), async ({ sdk }) => {
    const deps = { db: sdk.firestore, bucket: sdk.bucket };
    const count = await remakeAll(deps, (done, total) => {
      if (done % STEP === 0) console.log(`${done} of ${total} images`);
    });
    console.log(`The variants of ${count} images are made anew.`);
  });
});

function readProject(): string | null {
  try {
    return parseArgs({ options: { project: { type: 'string' } } }).values.project ?? null;
  } catch {
    throw new UsageError(USAGE);
  }
}
