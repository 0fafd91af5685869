import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemText } from '#functions/src/publishing/build/build-report.ts';
import { outdatedFiles } from './generated/files.ts';
import { deployProject } from './production/deploy/deploy-project.ts';
import { git, isDeploymentTag, refuseUnknownTag } from './production/deploy/tag.ts';
import { readFunctionsParameters } from './production/functions-parameters.ts';
import { isChannelName, previewSite } from './production/preview-site.ts';
import { loadProductionFile, PRODUCTION_FILE } from './production/production-env.ts';
import { compileSite } from './production/publish-site.ts';
import { run } from './production/run.ts';
import { readProductionSettings, refuseUnfitDealer } from './production/settings.ts';
import { checkCredentials } from './shared/admin-sdk.ts';
import { ROOT } from './shared/config.ts';
import { runCommand, UsageError } from './shared/failure.ts';
import { readArguments } from './shared/read-arguments.ts';

const USAGE = `Usage:
  npm run deploy              everything, to the project of production.env or GCLOUD_PROJECT
  npm run deploy -- --force   even if the stock has shrunk by more than half
  npm run deploy -- --from TAG
                              functions, rules and site of an earlier deployment (deploy-…)
  npm run deploy -- --preview NAME
                              the site alone, at an address of its own that ends after a week`;

await runCommand(async () => {
  loadProductionFile();
  const { force, preview, from } = readOptions();
  refuseUnfitDealer();
  if (preview !== undefined) return previewWith(preview);
  if (from !== undefined) return deployTag(from, readProductionSettings().projectId);
  refuseOutdatedRules();
  const settings = readProductionSettings();
  await checkCredentials(settings.projectId);
  const result = await deployProject(settings, await readFunctionsParameters(settings), force);
  if (!result.ok) throw new UsageError(problemText(result.problem));
  const { release, items } = result;
  console.log(`Release ${release} with ${items} vehicles is live at ${settings.siteUrl}.`);
});

async function previewWith(name: string): Promise<void> {
  const settings = readProductionSettings();
  await checkCredentials(settings.projectId);
  const { url, result } = await previewSite(settings, await compileSite(settings), name);
  if (!result.ok) throw new UsageError(problemText(result.problem));
  console.log(`Release ${result.release} is at ${url} for a week. Nothing else has changed.`);
}

function readOptions() {
  const options = {
    force: { type: 'boolean', default: false },
    preview: { type: 'string' },
    from: { type: 'string' },
  } as const;
  return readArguments(USAGE, { options }, ({ values: { force, preview, from } }) => {
    const isChosenOnce =
      [force, preview !== undefined, from !== undefined].filter(Boolean).length < 2;
    const isNamed =
      (preview === undefined || isChannelName(preview)) &&
      (from === undefined || isDeploymentTag(from));
    return isChosenOnce && isNamed ? { force, preview, from } : undefined;
  });
}

/** Throws where the rules are not those of `src/dealer.ts`: what it demands would have no effect. */
function refuseOutdatedRules(): void {
  const outdated = outdatedFiles((file) => readFileSync(join(ROOT, file), 'utf8'));
  if (outdated.length === 0) return;
  throw new UsageError(`${outdated.join(' and ')} are outdated: run npm run rules.`);
}

/**
 * Deploys what a tag has, by its own program in a folder of its own: functions, rules and site of then. That
 * program refuses where the documents have become unreadable for it. Throws a `UsageError`.
 */
async function deployTag(tag: string, projectId: string): Promise<void> {
  await refuseUnknownTag(tag);
  const parent = await mkdtemp(join(tmpdir(), 'deploy-tag-'));
  const folder = join(parent, 'tree');
  try {
    await git('worktree', 'add', '--detach', folder, tag);
    for (const file of [PRODUCTION_FILE, `functions/.env.${projectId}`]) {
      const isCommitted = existsSync(join(folder, file));
      if (!isCommitted && existsSync(join(ROOT, file))) {
        await copyFile(join(ROOT, file), join(folder, file));
      }
    }
    await run('npm', ['install', '--no-audit', '--no-fund'], folder);
    await run('npm', ['run', 'deploy'], folder);
  } finally {
    await git('worktree', 'remove', '--force', folder).catch(() => {});
    await rm(parent, { recursive: true, force: true });
  }
}
