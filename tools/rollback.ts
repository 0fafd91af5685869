import { rollBack } from 'site-publisher';
import { projectHosting } from '#functions/src/publishing/build/project-hosting.ts';
import { localHosting } from './app/local-hosting.ts';
import { withTarget } from './app/target.ts';
import { checkCredentials } from './shared/admin-sdk.ts';
import { runCommand, UsageError } from './shared/failure.ts';
import { readProject } from './shared/read-arguments.ts';

const USAGE = `Usage:
  npm run rollback                    puts the release before the live one live again
  npm run rollback -- --project ID    on the site of that Firebase project`;
const NO_EARLIER_RELEASE = 'There is no earlier release to go back to.';

/** Puts the release before the live one live again, whether the app is running or not. */
await runCommand(async () => {
  const project = readProject(USAGE);
  if (project) {
    await checkCredentials(project);
    return print(await rollBack(projectHosting(project)));
  }
  await withTarget(null, async ({ emulatorUrl = '' }) =>
    print(await rollBack(localHosting(emulatorUrl))),
  );
});

function print(release: string | null): void {
  if (release === null) throw new UsageError(NO_EARLIER_RELEASE);
  console.log(`The site shows release ${release} again, until something new is published.`);
}
