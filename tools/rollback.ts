import { postToRunningApp } from './app/post-to-running-app.ts';
import { openReleases } from './release/releases.ts';
import { readConfig } from './shared/config.ts';
import { DataDirInUseError, openDataDir } from './shared/data-dir.ts';
import { runCommand, UsageError } from './shared/failure.ts';

const USAGE = `Usage:
  npm run rollback    puts the release before the live one live again`;
const NO_EARLIER_RELEASE = 'There is no earlier release to go back to.';

/** Puts the release before the live one live again, whether the app is running or not. */
await runCommand(async () => {
  refuseArguments();
  const { dataDir } = readConfig();
  const release = await rollBack(dataDir);
  if (release === null) throw new UsageError(NO_EARLIER_RELEASE);
  console.log(`The site shows release ${release} again, until something new is published.`);
});

/** Prints the usage for any argument, so that `--help` does not roll back. */
function refuseArguments(): void {
  if (process.argv.length > 2) throw new UsageError(USAGE);
}

async function rollBack(path: string): Promise<string | null> {
  try {
    const dataDir = openDataDir(path);
    try {
      return (await openReleases(path).rollback())?.release.id ?? null;
    } finally {
      dataDir.close();
    }
  } catch (error) {
    if (!(error instanceof DataDirInUseError) || error.running === null) throw error;
    const request = { revision: 0, full: false, force: false };
    const answer = await postToRunningApp(
      error.running.siteUrl,
      path,
      '/__local/rollback',
      request,
    );
    return (answer as { release: string | null }).release;
  }
}
