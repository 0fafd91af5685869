import { SIGNATURE_HEADER, signBody } from '../functions/src/publishing/signature.ts';
import { readConfig } from './config.ts';
import { DataDirInUse, takeDataDir } from './data-dir.ts';
import { runCommand, UsageError } from './failure.ts';
import { openReleases } from './publishing/releases.ts';
import { readSecrets } from './secrets.ts';

const NOTHING = 'There is no earlier release to go back to.';

/** Shows the release before the current one again, whether the site is running or not. */
await runCommand(async () => {
  const { dataDir } = readConfig();
  const release = await rollBack(dataDir);
  if (release === null) throw new UsageError(NOTHING);
  console.log(`The site shows release ${release} again, until something new is published.`);
});

async function rollBack(path: string): Promise<string | null> {
  try {
    const dataDir = takeDataDir(path);
    try {
      return openReleases(path).rollback()?.release.id ?? null;
    } finally {
      dataDir.release();
    }
  } catch (error) {
    if (!(error instanceof DataDirInUse) || error.running === null) throw error;
    return askRunning(error.running.siteUrl, readSecrets(path).publishing);
  }
}

async function askRunning(siteUrl: string, secret: string): Promise<string | null> {
  const body = JSON.stringify({ revision: 0 });
  const response = await fetch(`${siteUrl}/__local/rollback`, {
    method: 'POST',
    body,
    headers: { [SIGNATURE_HEADER]: signBody(body, secret) },
  });
  if (!response.ok) throw new Error(`${siteUrl} answered ${response.status} to the rollback.`);
  return ((await response.json()) as { release: string | null }).release;
}
