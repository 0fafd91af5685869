import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { drill } from './production/drill/drill.ts';
import { openGoogle } from './production/google.ts';
import { loadProductionFile } from './production/production-env.ts';
import { openSdk, STOCK_DATABASE } from './shared/admin-sdk.ts';
import { runCommand, UsageError } from './shared/failure.ts';
import { readProject } from './shared/read-arguments.ts';

const USAGE = `Usage:
  npm run drill                    restores the newest backups aside, compares and deletes them
  npm run drill -- --project ID    of that project instead of the one of production.env`;

/** A rehearsal of restoring: the live databases are only read. */
await runCommand(async () => {
  const project = readProject(USAGE) ?? ownProject();
  const sdk = openSdk(project, `${project}.firebasestorage.app`);
  try {
    const google = openGoogle(project);
    const problems: string[] = [];
    for (const database of [STOCK_DATABASE, INQUIRIES_DATABASE]) {
      problems.push(...(await drill(google, sdk, database, console.log)));
    }
    if (problems.length > 0) throw new UsageError(problems.join('\n'));
  } finally {
    await sdk.close();
  }
});

function ownProject(): string {
  loadProductionFile();
  const project = process.env['GCLOUD_PROJECT'];
  if (!project) throw new UsageError(USAGE);
  return project;
}
