import { askRunning } from './app/request-running-app.ts';
import { openReleases } from './release/releases.ts';
import { readConfig } from './shared/config.ts';
import { DataDirInUse, takeDataDir } from './shared/data-dir.ts';
import { runCommand, UsageError } from './shared/failure.ts';

const USAGE = `Usage:
  npm run rollback    shows the release before the current one again`;
const NOTHING = 'There is no earlier release to go back to.';

/** Shows the release before the current one again, whether the site is running or not. */
await runCommand(async () => {
  refuseArguments();
  const { dataDir } = readConfig();
  const release = await rollBack(dataDir);
  if (release === null) throw new UsageError(NOTHING);
  console.log(`The site shows release ${release} again, until something new is published.`);
});

/** Whoever asks for help does not mean to change what the site shows. */
function refuseArguments(): void {
  if (process.argv.length > 2) throw new UsageError(USAGE);
}

async function rollBack(path: string): Promise<string | null> {
  try {
    const dataDir = takeDataDir(path);
    try {
      return (await openReleases(path).rollback())?.release.id ?? null;
    } finally {
      dataDir.release();
    }
  } catch (error) {
    if (!(error instanceof DataDirInUse) || error.running === null) throw error;
    const request = { revision: 0, full: false, force: false };
    const answer = await askRunning(error.running.siteUrl, path, '/__local/rollback', request);
    return (answer as { release: string | null }).release;
  }
}
