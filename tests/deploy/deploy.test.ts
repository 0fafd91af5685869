import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '#tools/release/hosting/release-version.ts';
import { resourcesLike } from './google-cloud/project.ts';
import { type ProductionProject, startProductionProject } from './production-project.ts';

const NAMES = [...readFileSync('functions/src/index.ts', 'utf8').matchAll(/\{([^}]*)\}/gu)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter(Boolean)
  .sort();
const REMOVED = 'nightlyRebuild';

/** The real firebase-tools from the npm registry, twice; openssl makes the certificate of the cloud. */
describe.runIf(process.env['DEEP'])('npm run deploy', () => {
  let production: ProductionProject;
  beforeAll(async () => {
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
    // The page enables what is needed before: a service that is enabled late costs minutes.
    const enabled = production.cloud.calls.filter((call) => call.endsWith(':enable'));
    expect(enabled.filter((call) => !call.includes('firebaseextensions'))).toEqual([]);
    expect(deployedNames()).toEqual(NAMES);
    for (const { serviceConfig } of deployed()) {
      expect(serviceConfig.environmentVariables).toMatchObject({
        PUBLIC_URL: `https://${production.project.id}.web.app`,
        RETENTION_DAYS: '365',
        TRUSTED_PROXY_HOPS: '2',
      });
    }
    expect(await releasedRules()).toEqual({
      'firestore.rules': await readFile('firestore.rules', 'utf8'),
      'storage.rules': await readFile('storage.rules', 'utf8'),
    });
    await expectSiteAsRendered();
  });

  it('a second deployment removes a function that the source no longer has', async () => {
    const index = join(production.copy, 'functions/src/index.ts');
    const source = await readFile(index, 'utf8');
    await writeFile(index, source.replace(`${REMOVED}, `, ''));
    const { code, output } = await production.deploy();
    expect(production.cloud.unknown).toEqual([]);
    expect(code, output).toBe(0);
    expect(deployedNames()).toEqual(NAMES.filter((name) => name !== REMOVED));
    await expectSiteAsRendered();
  });

  it('images of old functions are deleted by a policy', () => {
    const [repository] = resourcesLike(production.project, /\/repositories\/gcf-artifacts$/u);
    expect(repository).toHaveProperty('cleanupPolicies');
  });

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

  /** Every page of the stored state of the release, compared with what a visitor gets. */
  async function expectSiteAsRendered(): Promise<void> {
    const state = await production.releaseState();
    const pages = [...(state?.pages ?? [])];
    expect(pages.length).toBeGreaterThan(20);
    const different: string[] = [];
    for (const [path, { hash }] of pages) {
      const { bytes } = await production.site.get(path);
      if (hashOf(bytes) !== hash) different.push(path);
    }
    expect(different).toEqual([]);
    const { headers } = await production.site.get('/');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

interface DeployedFunction {
  name: string;
  serviceConfig: { environmentVariables: Record<string, string> };
}

function sourceFiles(ruleset: Record<string, unknown>): { name: string; content: string }[] {
  return (ruleset['source'] as { files: { name: string; content: string }[] }).files;
}
