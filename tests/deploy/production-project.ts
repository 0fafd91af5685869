import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { Storage } from '@google-cloud/storage';
import { startEmulator } from 'app-emulator';
import { type HostingClient, openHostingClient, type ReleaseState } from 'site-publisher';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { openStateObjects } from '#functions/src/publishing/build/release-objects.ts';
import { DISCOVERY } from '#tools/production/run.ts';
import { ROOT } from '#tools/shared/config.ts';
import { BILLING } from './google-cloud/apis/setup.ts';
import { type GoogleCloud, startGoogleCloud } from './google-cloud/index.ts';
import { createProject, type Project } from './google-cloud/project.ts';
import { copyForProduction } from './production-copy.ts';
import { type ServedSite, serveLiveSite } from './served-site.ts';

export interface CommandResult {
  code: number | null;
  output: string;
}

/** The fields of Hosting's object of that name that are read. */
export interface ServingConfig {
  headers: { glob: string; headers: Record<string, string> }[];
}

export interface ProductionProject {
  /** The dealer's copy of this project. */
  copy: string;
  project: Project;
  cloud: GoogleCloud;
  site: ServedSite;
  firestore: Firestore;
  /** Hosting's API of the project. */
  hosting: HostingClient;
  /** The configuration of the live version. */
  servingConfig(): Promise<ServingConfig>;
  /** Runs `npm run deploy` with the settings of the setup. */
  deploy(...options: string[]): Promise<CommandResult>;
  /** Runs `npm run deploy` and kills it once it has printed this. */
  deployUntil(killAt: string): Promise<CommandResult>;
  /** Runs a program in a folder as the person who deploys. */
  run(
    program: string,
    args: string[],
    cwd: string,
    variables?: Record<string, string>,
  ): Promise<CommandResult>;
  /** The stored state of the live release; null where it has none. */
  releaseState(): Promise<ReleaseState | null>;
  close(): Promise<void>;
}

/** A dealer's copy of the project, set up by `npm run setup`, and a fake Google Cloud to deploy it to. */
export async function startProductionProject(): Promise<ProductionProject> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const copy = join(folder, 'copy');
  await copyForProduction(copy);
  const project = createProject('your-dealer-site', 'europe-west1');
  const emulator = await startEmulator({
    projectId: project.id,
    bucket: project.bucket,
    dataDir: join(folder, 'data'),
    port: 0,
    firestoreRulesFile: join(ROOT, 'firestore.rules'),
    databases: {
      [INQUIRIES_DATABASE]: { rulesFile: join(ROOT, 'inquiries.rules') },
      // A copy on which migrations are tried.
      'trial-1-1': {},
    },
    storageRulesFile: join(ROOT, 'storage.rules'),
    allowedOrigins: [],
  });
  opened.defer(() => emulator.close());
  const cloud = await startGoogleCloud({
    project,
    emulator,
    siteHost: `${project.id}.web.app`,
    answerSite: emulator.serveSite,
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
    ...DISCOVERY,
    SMTP_URL: 'smtps://user:password@mail.example:465',
  };
  const { hostname: host, port } = new URL(emulator.url);
  const openDatabase = (databaseId: string) =>
    new Firestore({
      projectId: project.id,
      databaseId,
      host,
      port: Number(port),
      ssl: false,
      customHeaders: { authorization: 'Bearer owner' },
    });
  const firestore = openDatabase('(default)');
  opened.defer(() => firestore.terminate());
  const hosting = openHostingClient({
    origin: emulator.url,
    site: project.id,
    token: async () => 'owner',
  });

  async function run(
    program: string,
    args: string[],
    cwd: string,
    variables: Record<string, string> = {},
    killAt?: string,
  ): Promise<CommandResult> {
    // A process group of its own, so that it can be killed as a whole.
    const child = spawn(program, args, { cwd, env: { ...env, ...variables }, detached: true });
    let output = '';
    let isKilled = false;
    const collect = (text: Buffer) => {
      output += text;
      if (killAt === undefined || isKilled || !output.includes(killAt)) return;
      isKilled = true;
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const [code] = await once(child, 'close');
    return { code, output };
  }

  const options = ['--yes', '--project', project.id, '--billing', BILLING];
  const setup = await run('npm', ['run', 'setup', '--', ...options], copy);
  if (setup.code !== 0) throw new Error(`The project could not be set up: ${setup.output}`);

  project.copyDocuments = async (source, target) => {
    const [from, into] = [openDatabase(source), openDatabase(target)];
    const writer = into.bulkWriter();
    for (const collection of await from.listCollections()) {
      for (const document of (await collection.get()).docs) {
        void writer.set(into.doc(document.ref.path), document.data());
      }
    }
    await writer.close();
    await Promise.all([from.terminate(), into.terminate()]);
  };
  const running = opened.move();
  return {
    copy,
    project,
    cloud,
    site,
    hosting,
    firestore,
    run,
    deploy: (...options) => run('npm', ['run', 'deploy', '--', ...options], copy),
    deployUntil: (killAt) => run('npm', ['run', 'deploy'], copy, {}, killAt),
    async servingConfig() {
      const { version } = (await hosting.live()) ?? {};
      const answer = await fetch(`${emulator.url}/v1beta1/${version}`, {
        headers: { authorization: 'Bearer owner' },
      });
      const { config } = (await answer.json()) as { config: ServingConfig };
      return config;
    },
    async releaseState() {
      const live = await hosting.live();
      const storage = new Storage({ projectId: project.id, apiEndpoint: emulator.url });
      return openStateObjects(storage.bucket(project.bucket)).load(live?.labels['release'] ?? '');
    },
    close: () => running.disposeAsync(),
  };
}
