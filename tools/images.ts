import { judgeAllBatteryDocuments } from '#functions/src/documents/judge-battery-document.ts';
import { remakeAllVariants } from '#functions/src/images/process-image.ts';
import { withTarget } from './app/target.ts';
import { runCommand } from './shared/failure.ts';
import { readProject } from './shared/read-arguments.ts';

const USAGE = `Usage:
  npm run images         makes the variants of every image again, e.g. after a change of widths,
                         and reads every battery test document again
  … --project ID           in that Firebase project instead of locally`;
const STEP = 10;

await runCommand(async () => {
  await withTarget(readProject(USAGE), async ({ sdk }) => {
    const deps = { db: sdk.firestore, bucket: sdk.bucket };
    const count = await remakeAllVariants(deps, (done, total) => {
      if (done % STEP === 0) console.log(`${done} of ${total} images`);
    });
    console.log(`The variants of ${count} images have been made again.`);
    const documents = await judgeAllBatteryDocuments(deps);
    console.log(`${documents} battery test documents have been read again.`);
  });
});
