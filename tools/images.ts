import { parseArgs } from 'node:util';
import { judgeAllBatteryDocuments } from '#functions/src/documents/judge-battery-document.ts';
import { remakeAllVariants } from '#functions/src/images/remake-variants.ts';
import { withTarget } from './app/target.ts';
import { runCommand, UsageError } from './shared/failure.ts';

const USAGE = `Usage:
  npm run images         makes the variants of every image again, e.g. after a change of widths,
                         and reads every battery test document again
  … --project ID           in that Firebase project instead of locally`;
const STEP = 10;

await runCommand(async () => {
  await withTarget(readProject(), async ({ sdk }) => {
    const deps = { db: sdk.firestore, bucket: sdk.bucket };
    const count = await remakeAllVariants(deps, (done, total) => {
      if (done % STEP === 0) console.log(`${done} of ${total} images`);
    });
    console.log(`The variants of ${count} images have been made again.`);
    const documents = await judgeAllBatteryDocuments(deps);
    console.log(`${documents} battery test documents have been read again.`);
  });
});

function readProject(): string | null {
  try {
    return parseArgs({ options: { project: { type: 'string' } } }).values.project ?? null;
  } catch {
    throw new UsageError(USAGE);
  }
}
