import { parseArgs } from 'node:util';
import { problemText } from '#functions/src/publishing/build/build-report.ts';
import { readFunctionsParameters } from './production/functions-parameters.ts';
import { prepareDeploy } from './production/prepare-deploy.ts';
import { isChannelName, previewSite } from './production/preview-site.ts';
import { loadProductionFile } from './production/production-env.ts';
import { compileSite, publishSite } from './production/publish-site.ts';
import { refuseOutdatedRules } from './production/refuse-outdated-rules.ts';
import { firebase, run } from './production/run.ts';
import { readProductionSettings, refuseInventedDealer } from './production/settings.ts';
import { runCommand, UsageError } from './shared/failure.ts';

const USAGE = `Usage:
  npm run deploy              rules, indexes, functions and the site, to the project in GCLOUD_PROJECT
  npm run deploy -- --force   even if the stock has shrunk by more than half
  npm run deploy -- --preview NAME
                              the site alone, at an address of its own that ends after a week`;

await runCommand(async () => {
  loadProductionFile();
  const { force, preview } = readOptions();
  refuseInventedDealer();
  if (preview !== undefined) return previewWith(preview);
  refuseOutdatedRules();
  const settings = readProductionSettings();
  const parameters = await readFunctionsParameters(settings);
  const code = await compileSite(settings);
  const deployTheRest = async () => {
    const { folder, functions } = await prepareDeploy(settings.projectId, parameters, code);
    // firebase-tools loads the functions to list them, which takes their packages.
    await run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund'], functions);
    const only = 'firestore,storage,functions';
    // Without --force and without a terminal firebase-tools refuses functions with retries, the
    // deletion of functions that are no longer in the source, and the clean-up of old images.
    await firebase(['deploy', '--project', settings.projectId, '--only', only, '--force'], folder);
  };
  const request = { revision: 0, full: true, force };
  const result = await publishSite(settings, code, request, deployTheRest);
  if (!result.ok) throw new UsageError(problemText(result.problem));
  const { release, items } = result;
  console.log(`Release ${release} with ${items} vehicles is live at ${settings.siteUrl}.`);
});

async function previewWith(name: string): Promise<void> {
  const settings = readProductionSettings();
  const { url, result } = await previewSite(settings, await compileSite(settings), name);
  if (!result.ok) throw new UsageError(problemText(result.problem));
  console.log(`Release ${result.release} is at ${url} for a week. Nothing else has changed.`);
}

function readOptions(): { force: boolean; preview?: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { force: { type: 'boolean', default: false }, preview: { type: 'string' } },
    });
    const { force, preview } = values;
    if (preview === undefined || (isChannelName(preview) && !force)) return { force, preview };
  } catch {
    // The usage says what is wrong.
  }
  throw new UsageError(USAGE);
}
