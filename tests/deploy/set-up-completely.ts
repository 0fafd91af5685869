import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GoogleRequest, openGoogle } from '#tools/production/google.ts';
import { setupItems } from '#tools/production/setup/items/index.ts';
import { openSetup } from '#tools/production/setup/open-setup.ts';
import { findMissing, linesOf, makeMissing } from '#tools/production/setup/set-up.ts';
import type { SetupSettings } from '#tools/production/setup/settings.ts';
import { BILLING } from './google-cloud/apis/setup.ts';
import { createProject, type Project } from './google-cloud/project.ts';
import type { Refusal } from './google-cloud/route.ts';
import { fakeApis } from './google-cloud/send.ts';

/** An installation with every option. */
export const SETTINGS: SetupSettings = {
  billingAccount: BILLING,
  domain: 'www.dealer.example',
  repository: 'dealer/site',
  media: true,
  budget: 30,
  stop: true,
  webmaster: 'webmaster@dealer.example',
};
export const ID = 'dealer-site';
/** Folders that the setup wrote its settings to. */
export const folders: string[] = [];

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A project in the fake cloud, and the program that sets it up. */
export function setUpOf(
  project: Project,
  refuse?: (call: string, index: number) => Refusal | null,
  settings: SetupSettings = SETTINGS,
  folder = mkdtempSync(join(tmpdir(), 'setup-')),
) {
  folders.push(folder);
  const apis = fakeApis(project, refuse);
  let waited = 0;
  const wait = async (milliseconds: number) => {
    waited += milliseconds;
  };
  const google = openGoogle(project.id, apis.send, wait);
  const said: string[] = [];
  const items = setupItems(openSetup(google, settings, async () => 'smtps://a:b@mail', folder));
  return {
    ...apis,
    folder,
    items,
    said,
    waited: () => waited,
    run: () => makeMissing(items, (line) => said.push(line), wait),
    check: async () => linesOf(await findMissing(items)).filter((line) => !line.startsWith('✓')),
  };
}

/** Sets up a project from nothing; returns every request. */
export async function setUpCompletely(): Promise<GoogleRequest[]> {
  const { run, requests } = setUpOf(createProject(ID, 'europe-west1'));
  await run();
  removeFolders();
  return requests;
}
