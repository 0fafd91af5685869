import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulator } from '#emulator/index.ts';
import { ROOT } from '#tools/shared/config.ts';
import { type GoogleCloud, startGoogleCloud } from './google-cloud/index.ts';
import { createProject, type Project } from './google-cloud/project.ts';
import { copyForProduction } from './production-copy.ts';
import { type ServedSite, serveLiveSite } from './served-site.ts';

const ID = 'dealer-production';
const HOST = `${ID}.web.app`;
const SECRETS = ['SMTP_URL', 'FORM_SECRET', 'PUBLISH_WEBHOOK_SECRET', 'PUBLISH_GITHUB_TOKEN'];

export interface ProductionProject {
  /** The dealer's copy of this project. */
  copy: string;
  project: Project;
  cloud: GoogleCloud;
  site: ServedSite;
  /** Runs `npm run deploy` with the settings that the docs name. */
  deploy(): Promise<{ code: number | null; output: string }>;
  close(): Promise<void>;
}

/** A dealer's copy of the project with its settings, and a fake Google Cloud to deploy it to. */
export async function startProductionProject(): Promise<ProductionProject> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const project = createProject(ID, 'europe-west1');
  for (const name of SECRETS) project.secrets.add(name);
  const emulator = await startEmulator({
    projectId: ID,
    bucket: project.bucket,
    dataDir: join(folder, 'data'),
    port: 0,
    firestoreRulesFile: join(ROOT, 'firestore.rules'),
    storageRulesFile: join(ROOT, 'storage.rules'),
    allowedOrigins: [],
  });
  opened.defer(() => emulator.close());
  const cloud = await startGoogleCloud({ project, emulator, siteHost: HOST, folder });
  opened.defer(() => cloud.close());
  const site = await serveLiveSite(emulator);
  opened.defer(() => site.close());
  const copy = join(folder, 'copy');
  await copyForProduction(copy, {
    projectId: ID,
    parameters: 'PUBLISH_WEBHOOK_URL=https://api.github.com/repos/dealer/site/dispatches\n',
  });
  const env = {
    ...process.env,
    ...cloud.env,
    // The build reads the stock from the emulator.
    FIRESTORE_EMULATOR_HOST: new URL(emulator.url).host,
    GCLOUD_PROJECT: ID,
    SITE_URL: `https://${HOST}`,
    PUBLIC_FIREBASE_CONFIG: JSON.stringify({
      apiKey: 'key',
      projectId: ID,
      storageBucket: project.bucket,
      authDomain: `${ID}.firebaseapp.com`,
    }),
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
    close: () => running.disposeAsync(),
  };
}
