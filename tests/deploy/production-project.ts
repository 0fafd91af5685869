import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Storage } from '@google-cloud/storage';
import { startEmulator } from '#emulator/index.ts';
import type { ReleaseState } from '#tools/publisher/release-state.ts';
import { openStateObject } from '#tools/publisher/state-object.ts';
import { openHostingClient } from '#tools/release/hosting/hosting-client.ts';
import { ROOT } from '#tools/shared/config.ts';
import { type GoogleCloud, startGoogleCloud } from './google-cloud/index.ts';
import type { Project } from './google-cloud/project.ts';
import { copyForProduction } from './production-copy.ts';
import { emptyProject, walkPage } from './production-page.ts';
import { type ServedSite, serveLiveSite } from './served-site.ts';

export interface ProductionProject {
  /** The dealer's copy of this project. */
  copy: string;
  project: Project;
  cloud: GoogleCloud;
  site: ServedSite;
  /** Runs `npm run deploy` with the settings of the docs. */
  deploy(): Promise<{ code: number | null; output: string }>;
  /** The stored state of the live release; null where it has none. */
  releaseState(): Promise<ReleaseState | null>;
  close(): Promise<void>;
}

/** A dealer's copy of the project, set up by the commands of the docs, and a fake Google Cloud to deploy it to. */
export async function startProductionProject(): Promise<ProductionProject> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const copy = join(folder, 'copy');
  await copyForProduction(copy);
  const project = emptyProject();
  const settings = await documentedSettings(copy, project);
  const emulator = await startEmulator({
    projectId: project.id,
    bucket: project.bucket,
    dataDir: join(folder, 'data'),
    port: 0,
    firestoreRulesFile: join(ROOT, 'firestore.rules'),
    storageRulesFile: join(ROOT, 'storage.rules'),
    allowedOrigins: [],
  });
  opened.defer(() => emulator.close());
  const cloud = await startGoogleCloud({
    project,
    emulator,
    siteHost: `${project.id}.web.app`,
    folder,
  });
  opened.defer(() => cloud.close());
  const site = await serveLiveSite(emulator);
  opened.defer(() => site.close());
  const env = {
    ...process.env,
    ...cloud.env,
    // The build reads the stock from the emulator.
    FIRESTORE_EMULATOR_HOST: new URL(emulator.url).host,
    // And the state of its last release.
    STORAGE_EMULATOR_HOST: emulator.url,
    ...settings,
  };
  const running = opened.move();
  return {
    copy,
    project,
    cloud,
    site,
    async deploy() {
      const child = spawn('npm', ['run', 'deploy'], { cwd: copy, env });
      let output = '';
      const collect = (text: Buffer) => {
        output += text;
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      const [code] = await once(child, 'close');
      return { code, output };
    },
    async releaseState() {
      const live = await openHostingClient({
        origin: emulator.url,
        site: project.id,
        token: async () => 'owner',
      }).live();
      const storage = new Storage({ projectId: project.id, apiEndpoint: emulator.url });
      return openStateObject(storage.bucket(project.bucket)).load(live?.labels['release'] ?? '');
    },
    close: () => running.disposeAsync(),
  };
}

/** Walks the page; returns the settings with which it deploys last. */
async function documentedSettings(copy: string, project: Project): Promise<Record<string, string>> {
  const { code, output, calls } = await walkPage(copy, project);
  const deploy = calls.findLast(({ args }) => args.join(' ') === 'run deploy');
  if (code !== 0 || !deploy) throw new Error(`The page could not be walked: ${output}`);
  const names = ['GCLOUD_PROJECT', 'SITE_URL', 'PUBLIC_FIREBASE_CONFIG', 'PUBLIC_MEDIA_URL'];
  return Object.fromEntries(names.map((name) => [name, deploy.env[name] ?? '']));
}
