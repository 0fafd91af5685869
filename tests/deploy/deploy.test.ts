import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseState } from 'site-publisher';
import { hashOf } from 'site-publisher/testing/hosting/release-version.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { FIREBASE_TOOLS, installFirebaseTools } from '#tools/production/run.ts';
import { resourcesLike } from './google-cloud/project.ts';
import { type ProductionProject, startProductionProject } from './production-project.ts';
import { visitSite } from './served-site.ts';

const NAMES = [...readFileSync('functions/src/index.ts', 'utf8').matchAll(/^export \{([^}]*)\}/gmu)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter(Boolean)
  .sort();
const REMOVED = 'nightlyRebuild';

/** The real firebase-tools, installed from the npm registry; openssl makes the certificate of the cloud. */
describe.runIf(process.env['DEEP'])('npm run deploy', () => {
  let production: ProductionProject;
  beforeAll(async () => {
    await installFirebaseTools();
    production = await startProductionProject();
  });
  afterAll(() => production?.close());

  const deployed = () =>
    resourcesLike(production.project, /\/functions\/[^/]+$/u) as unknown as DeployedFunction[];
  const deployedNames = () =>
    deployed()
      .map(({ name }) => name.split('/').at(-1))
      .sort();

  it('a first deployment puts rules, indexes, functions and the site live', async () => {
    const { code, output } = await production.deploy();
    expect(production.cloud.unknown).toEqual([]);
    expect(code, output).toBe(0);
    // The setup enables services first: a service that is enabled late costs minutes.
    const enabled = production.cloud.calls.filter((call) => call.endsWith(':enable'));
    expect(enabled.filter((call) => !call.includes('firebaseextensions'))).toEqual([]);
    expect(deployedNames()).toEqual(NAMES);
    for (const { serviceConfig } of deployed()) {
      expect(serviceConfig.environmentVariables).toMatchObject({
        PUBLIC_URL: `https://${production.project.id}.web.app`,
        INQUIRIES_PER_HOUR: '200',
        TRUSTED_PROXY_HOPS: '2',
      });
    }
    const site = deployed().find(({ name }) => name.endsWith('/site'));
    expect(site?.serviceConfig).toMatchObject({
      serviceAccountEmail: `site-functions@${production.project.id}.iam.gserviceaccount.com`,
      minInstanceCount: 1,
      maxInstanceCount: 4,
    });
    expect(await releasedRules()).toEqual({
      'firestore.rules': await readFile('firestore.rules', 'utf8'),
      'inquiries.rules': await readFile('inquiries.rules', 'utf8'),
      'storage.rules': await readFile('storage.rules', 'utf8'),
    });
    for (const [database, file] of Object.entries(INDEX_FILES)) {
      expect(indexedCollections(database)).toEqual(await collectionsOf(file));
    }
    const created = deployed().find(({ name }) => name.endsWith('/inquiryCreated'));
    expect(created?.eventTrigger?.eventFilters).toContainEqual({
      attribute: 'database',
      value: INQUIRIES_DATABASE,
    });
    await expectSiteAsRendered();
  });

  it('a preview is released to a channel of its own that ends, and nothing else changes', async () => {
    const { cloud, hosting } = production;
    const before = [await hosting.live(), await production.releaseState(), deployedNames()];
    const called = cloud.calls.length;
    const first = await production.deploy('--preview', 'new-colours');
    expect(first.code, first.output).toBe(0);
    const channel = cloud.channels.all.get('new-colours');
    expect(first.output).toContain(channel?.url);
    expect(channel).toMatchObject({ ttl: '604800s', releases: [{ version: {} }] });
    const again = await production.deploy('--preview', 'new-colours');
    expect(again.code, again.output).toBe(0);
    expect(channel?.releases.length).toBe(2);
    expect(cloud.unknown).toEqual([]);
    expect([await hosting.live(), await production.releaseState(), deployedNames()]).toEqual(
      before,
    );
    const writes = cloud.calls.slice(called).filter((call) => !call.startsWith('GET '));
    expect(writes.filter((call) => !/^\w+ (?:upload-)?firebasehosting\//u.test(call))).toEqual([]);
    expect(
      writes.filter((call) => /\/(?:config|channels\/live|sites\/[^/]+\/releases)/u.test(call)),
    ).toEqual([]);
    const version = channel?.releases[0]?.version.name ?? '';
    const files = await hosting.files(version);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['/index.html', '/inventory.html']));
  });

  it.each([['live'], ['Upper'], ['a', '--force']])(
    'a preview named %s %s is refused',
    async (...name) => {
      const { code, output } = await production.deploy('--preview', ...name);
      expect(code).not.toBe(0);
      expect(output).toContain('--preview NAME');
    },
  );

  it('firebase-tools itself stops without a parameter, and without the flag for retries', async () => {
    const folder = join(production.copy, 'dist/deploy');
    const environment = join(folder, `functions/.env.${production.project.id}`);
    const complete = await readFile(environment, 'utf8');
    const functions = (...flags: string[]) => {
      const args = ['deploy', '--only', 'functions', '--non-interactive', ...flags];
      const own = ['--project', production.project.id];
      return production.run('node', [FIREBASE_TOOLS, ...args, ...own], folder);
    };
    await writeFile(environment, complete.replace(/^INQUIRIES_PER_HOUR=.*\n/mu, ''));
    const withoutParameter = await functions('--force');
    expect(withoutParameter.output).toMatch(/have no value for .*INQUIRIES_PER_HOUR/su);
    expect(withoutParameter.code).not.toBe(0);
    await writeFile(environment, complete);
    // It asks only for a new function with retries.
    for (const name of production.project.resources.keys()) {
      if (name.endsWith('/functions/vehicleWritten')) production.project.resources.delete(name);
    }
    const withoutForce = await functions();
    expect(withoutForce.output).toContain('Pass the --force option');
    expect(withoutForce.code).not.toBe(0);
  });

  it('a second deployment removes a function that the source no longer has', async () => {
    const index = join(production.copy, 'functions/src/index.ts');
    const source = await readFile(index, 'utf8');
    await writeFile(index, source.replace(new RegExp(`\\b${REMOVED},\\s*`, 'u'), ''));
    const { code, output } = await production.deploy();
    expect(production.cloud.unknown).toEqual([]);
    expect(code, output).toBe(0);
    expect(deployedNames()).toEqual(NAMES.filter((name) => name !== REMOVED));
    await expectSiteAsRendered();
  });

  it('a deployment that is killed at any step resumes there, and visitors see a whole site all the time', async () => {
    const visits = visitSite(async () => (await production.site.get('/')).status);
    const before = await production.hosting.live();
    const source = join(production.copy, 'src/copy/pages/home.ts');
    await writeFile(source, `${await readFile(source, 'utf8')}\n// Another version.\n`);
    const steps = ['indexes', 'waiting for indexes', 'documents', 'functions', 'rules'];
    for (const [index, step] of steps.entries()) {
      const { output } = await production.deployUntil(`– ${step}\n`);
      expect(output).toContain(`– ${step}`);
      // The previous run had begun the previous step, and finished the ones before it.
      const done = steps.slice(0, Math.max(0, index - 1));
      if (done.length > 0) expect(output).toContain(`has done: ${done.join(', ')}.`);
      expect((await production.hosting.live())?.version).toBe(before?.version);
    }
    const { code, output } = await production.deploy();
    expect(code, output).toBe(0);
    expect(output).toContain('has done: indexes, waiting for indexes, documents, functions.');
    const seen = await visits.end();
    const words = seen.map(([status, count]) => `${status} ${count} times`).join(', ');
    console.log(`A deployment killed at ${steps.length} steps: visitors saw ${words}.`);
    expect(seen.map(([status]) => status)).toEqual([200]);
    await expectSiteAsRendered();
  });

  it('a deployment puts the functions, rules and site of an earlier tag back', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
        cwd: production.copy,
        encoding: 'utf8',
      });
    git('init', '--quiet');
    // As in a clone, where they are installed.
    await writeFile(join(production.copy, '.git/info/exclude'), 'node_modules\n');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'first');
    const first = await production.deploy();
    expect(first.code, first.output).toBe(0);
    const [, tag = ''] = /Tagged (deploy-\d{8}-\d{6}):/u.exec(first.output) ?? [];
    expect(git('tag', '--list').trim()).toBe(tag);
    const rules = join(production.copy, 'storage.rules');
    const earlier = await readFile(rules, 'utf8');
    await writeFile(rules, `${earlier}\n// Later rules.\n`);
    git('commit', '--quiet', '--all', '--message', 'second');
    expect((await production.deploy()).code).toBe(0);
    expect((await releasedRules())['storage.rules']).toContain('// Later rules.');
    const back = await production.deploy('--from', tag);
    expect(back.code, back.output).toBe(0);
    expect((await releasedRules())['storage.rules']).toBe(earlier);
    const unknown = await production.deploy('--from', 'deploy-20200101-000000');
    expect(unknown.output).toContain(`There is no tag deploy-20200101-000000. The last ones:`);

    // Documents of a format that the earlier code cannot read keep it out.
    await production.firestore.doc('system/format').set({ format: 9, readable_by: 9 });
    const refused = await production.deploy('--from', tag);
    expect(refused.code).not.toBe(0);
    expect(refused.output).toContain('only code of format 9 or later reads');
    await production.firestore.doc('system/format').delete();
    await rm(join(production.copy, '.git'), { recursive: true });
  });

  it("firebase-tools' own deployment of the same files serves the same site", async () => {
    const { hosting, project, site } = production;
    const before = await hosting.live();
    const state = await production.releaseState();
    const released = await hosting.files(before?.version ?? '');
    const folder = await siteFolder([...released.keys()]);
    const args = ['deploy', '--only', 'hosting', '--project', project.id, '--non-interactive'];
    const headersBefore = (await site.get('/')).headers.get('content-security-policy');
    const { code, output } = await production.run('node', [FIREBASE_TOOLS, ...args], folder);
    expect(production.cloud.unknown).toEqual([]);
    expect(code, output).toBe(0);
    const after = await hosting.live();
    expect(after?.version).not.toBe(before?.version);
    // Hosting knows a file by its gzipped bytes, and firebase-tools compresses at another level.
    expect([...(await hosting.files(after?.version ?? '')).keys()]).toEqual([...released.keys()]);
    await expectSiteAsRendered(state);
    expect((await site.get('/')).headers.get('content-security-policy')).toBe(headersBefore);
    // Without labels the next release trusts no state, and is a full one.
    expect(after?.labels['release']).toBeUndefined();
    const again = await production.deploy();
    expect(again.code, again.output).toBe(0);
    await expectSiteAsRendered();
  });

  /** The files of the live release and a `firebase.json` with its headers, as a dealer would have them. */
  async function siteFolder(files: readonly string[]): Promise<string> {
    const folder = join(production.copy, 'dist', 'by-hand');
    for (const file of files) {
      const path = file.replace(/\.html$/u, '').replace(/\/index$/u, '/');
      const { bytes } = await production.site.get(path === '/404' ? '/no-such-page' : path);
      await mkdir(dirname(join(folder, 'site', file)), { recursive: true });
      await writeFile(join(folder, 'site', file), bytes);
    }
    const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8'));
    const headers = (await production.servingConfig()).headers.map(({ glob, headers }) => ({
      source: glob,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    }));
    const config = { hosting: { ...hosting, public: 'site', headers } };
    await writeFile(join(folder, 'firebase.json'), JSON.stringify(config));
    return folder;
  }

  it('the deployed functions contain the compiled site, and the publisher alone runs as its account', async () => {
    const folder = join(production.copy, 'dist/deploy/functions');
    for (const file of ['index.js', 'hosting.json', 'renderer/renderer.mjs']) {
      expect((await stat(join(folder, file))).size, file).toBeGreaterThan(100);
    }
    const accountOf = (name: string) =>
      deployed().find((one) => one.name.endsWith(`/${name}`))?.serviceConfig.serviceAccountEmail;
    expect(accountOf('publishSite')).toMatch(/^publisher@/u);
    const others = NAMES.filter((name) => name !== 'publishSite' && accountOf(name));
    for (const name of others) expect(accountOf(name)).not.toMatch(/^publisher@/u);
  });

  it('images of old functions are deleted by a policy', () => {
    const [repository] = resourcesLike(production.project, /\/repositories\/gcf-artifacts$/u);
    expect(repository).toHaveProperty('cleanupPolicies');
  });

  /** The collections that have an index or a field with settings in one database. */
  function indexedCollections(database: string): string[] {
    const names = resourcesLike(production.project, /./u).flatMap(({ name }) => {
      const [, owner, group] =
        /\/databases\/([^/]+)\/collectionGroups\/([^/]+)\//u.exec(String(name)) ?? [];
      return owner === database && group !== undefined ? [group] : [];
    });
    return [...new Set(names)].sort();
  }

  /** The sources of the rules that are in force. */
  async function releasedRules(): Promise<Record<string, string>> {
    const { project } = production;
    const releases = resourcesLike(project, /\/releases\//u);
    const files = releases.flatMap(({ rulesetName }) => {
      const ruleset = project.resources.get(String(rulesetName));
      return ruleset === undefined ? [] : sourceFiles(ruleset);
    });
    return Object.fromEntries(files.map(({ name, content }) => [name, content]));
  }

  /** Every page of a state, by default the stored one of the live release, compared with what a visitor gets. */
  async function expectSiteAsRendered(rendered?: ReleaseState | null): Promise<void> {
    const state = rendered ?? (await production.releaseState());
    const pages = [...(state?.pages ?? [])];
    expect(pages.length).toBeGreaterThan(20);
    const different: string[] = [];
    for (const [path, { hash }] of pages) {
      const { bytes } = await production.site.get(path);
      if (hashOf(bytes) !== hash) different.push(path);
    }
    expect(different).toEqual([]);
    const { headers } = await production.site.get('/');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
  }
});

const INDEX_FILES = {
  '(default)': 'firestore.indexes.json',
  [INQUIRIES_DATABASE]: 'inquiries.indexes.json',
};

async function collectionsOf(file: string): Promise<string[]> {
  const { indexes, fieldOverrides } = JSON.parse(await readFile(file, 'utf8')) as Record<
    'indexes' | 'fieldOverrides',
    { collectionGroup: string }[]
  >;
  const names = [...indexes, ...fieldOverrides].map(({ collectionGroup }) => collectionGroup);
  return [...new Set(names)].sort();
}

interface DeployedFunction {
  name: string;
  eventTrigger?: { eventFilters?: { attribute: string; value: string }[] };
  serviceConfig: {
    environmentVariables: Record<string, string>;
    serviceAccountEmail?: string;
    minInstanceCount?: number;
    maxInstanceCount?: number;
  };
}

function sourceFiles(ruleset: Record<string, unknown>): { name: string; content: string }[] {
  return (ruleset['source'] as { files: { name: string; content: string }[] }).files;
}
