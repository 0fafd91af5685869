import { parseArgs } from 'node:util';
import { rollBack } from 'site-publisher';
import { projectHosting } from '#functions/src/publishing/build/project-hosting.ts';
import { startLocalEmulator } from './app/local-emulator.ts';
import { localHosting } from './app/local-hosting.ts';
import { HOST, readConfig } from './shared/config.ts';
import { DataDirInUseError, openDataDir } from './shared/data-dir.ts';
import { runCommand, UsageError } from './shared/failure.ts';

const USAGE = `Usage:
  npm run rollback                    puts the release before the live one live again
  npm run rollback -- --project ID    on the site of that Firebase project`;
const NO_EARLIER_RELEASE = 'There is no earlier release to go back to.';

/** Puts the release before the live one live again, whether the app is running or not. */
await runCommand(async () => {
  const project = readProject();
  const release = await (project ? rollBack(projectHosting(project)) : rollBackLocally());
  if (release === null) throw new UsageError(NO_EARLIER_RELEASE);
  console.log(`The site shows release ${release} again, until something new is published.`);
});

/** Prints the usage for any other argument, so that `--help` does not roll back. */
function readProject(): string | undefined {
  try {
    return parseArgs({ options: { project: { type: 'string' } } }).values.project;
  } catch {
    throw new UsageError(USAGE);
  }
}

async function rollBackLocally(): Promise<string | null> {
  const { dataDir: path, port, emulatorPort } = readConfig();
  try {
    const dataDir = openDataDir(path);
    const siteUrl = `http://${HOST}:${port}`;
    const options = { port: emulatorPort, dataDir: path, siteUrl, allowedOrigins: [] };
    try {
      const emulator = await startLocalEmulator(options);
      return await rollBack(localHosting(emulator.url)).finally(() => emulator.close());
    } finally {
      dataDir.close();
    }
  } catch (error) {
    if (!(error instanceof DataDirInUseError) || error.running === null) throw error;
    return rollBack(localHosting(error.running.emulatorUrl));
  }
}
