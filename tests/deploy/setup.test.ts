import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { MIN_PASSWORD_LENGTH } from '#domain/password.ts';
import { secrets } from '#functions/src/shared/settings/config.ts';
import { readProductionSettings } from '#tools/production/settings.ts';
import { createProject, type Project, resourcesLike } from './google-cloud/project.ts';
import { Refusal } from './google-cloud/route.ts';
import { folders, ID, removeFolders, SETTINGS, setUpOf } from './set-up-completely.ts';

const HOUR_MS = 3_600_000;

afterEach(removeFolders);

const isWrite = (call: string) => !/^GET |:getIamPolicy$|:lookupKey/u.test(call);
const empty = () => createProject(ID, 'europe-west1');

/** A project that was set up. */
async function complete(): Promise<Project> {
  const project = empty();
  await setUpOf(project).run();
  return project;
}

describe('npm run setup', () => {
  it('makes everything from nothing, and the check at the end finds all of it', async () => {
    const project = empty();
    const { run, check, items, folder, calls } = setUpOf(project);
    expect((await check()).length).toBe(items.length);
    await run();
    expect(await check()).toEqual([]);
    console.log(`${items.length} items by ${calls.filter(isWrite).length} writing calls.`);
    for (const name of ['(default)', 'inquiries']) {
      expect(project.resources.get(`projects/${ID}/databases/${name}`)).toMatchObject({
        locationId: 'europe-west1',
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      });
    }
    expect(project.resources.get('bucket')).toMatchObject({
      cors: JSON.parse(readFileSync('storage.cors.json', 'utf8')),
      softDeletePolicy: { retentionDurationSeconds: 30 * 24 * 3600 },
    });
    expect(project.resources.get(`projects/${ID}/config`)).toMatchObject({
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      authorizedDomains: ['www.dealer.example', `${ID}.web.app`, `${ID}.firebaseapp.com`],
      notification: { sendEmail: { callbackUri: `https://${ID}.web.app/admin` } },
      mfa: { providerConfigs: [{ totpProviderConfig: { adjacentIntervals: 1 } }] },
      passwordPolicyConfig: {
        passwordPolicyVersions: [
          { customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH } },
        ],
      },
    });
    expect([...project.secrets].sort()).toEqual(
      Object.values(secrets)
        .map(({ name }) => name)
        .sort(),
    );
    const settings = parseEnv(readFileSync(join(folder, 'production.env'), 'utf8'));
    expect(readProductionSettings(settings)).toMatchObject({
      projectId: ID,
      siteUrl: `https://${ID}.web.app`,
      storageBucket: `${ID}.firebasestorage.app`,
    });
  });

  it('run a second time, changes nothing', async () => {
    const { run, calls } = setUpOf(await complete(), undefined, SETTINGS, folders.at(-1));
    await run();
    expect(calls.filter(isWrite)).toEqual([]);
  });

  it('goes on after a refusal of any call, and names where it stopped', async () => {
    const counted = setUpOf(empty());
    await counted.run();
    const indexes = counted.calls.flatMap((call, index) =>
      isWrite(call) || process.env['DEEP'] ? [index + 1] : [],
    );
    for (const refused of indexes) {
      const project = empty();
      const no = new Refusal(403, 'PERMISSION_DENIED', 'The caller does not have permission.');
      const first = setUpOf(project, (_, index) => (index === refused ? no : null));
      const stopped = await first.run().then(
        () => '',
        (error: Error) => error.message,
      );
      // Google refuses a read of a project that does not exist, so a refusal of that first call
      // stops nothing.
      if (refused > 1) expect(stopped, `call ${refused}`).toMatch(/^It stopped at: /u);
      const second = setUpOf(project, undefined, SETTINGS, first.folder);
      await second.run();
      expect(await second.check(), `call ${refused}`).toEqual([]);
    }
    console.log(`${indexes.length} of ${counted.calls.length} calls refused once, each in a run.`);
  });

  it.each([429, 500, 503])(
    'waits where every call is answered with %s at first',
    async (status) => {
      const project = empty();
      const refused = new Set<string>();
      const { run, check, waited } = setUpOf(project, (call) => {
        if (refused.has(call)) return null;
        refused.add(call);
        return new Refusal(status, 'UNAVAILABLE', 'Try again.');
      });
      await run();
      expect(await check()).toEqual([]);
      expect(waited()).toBeGreaterThan(60_000);
    },
  );

  it('waits some minutes for a service that was just enabled, and gives up in the end', async () => {
    const slow = (answers: number) => {
      let asked = 0;
      return setUpOf(empty(), (call) => {
        if (!call.includes(' firestore/')) return null;
        asked += 1;
        const why = 'Cloud Firestore API has not been used in project before or it is disabled.';
        return asked > answers ? null : new Refusal(403, 'PERMISSION_DENIED', why);
      });
    };
    const patient = slow(6);
    await patient.run();
    expect(await patient.check()).toEqual([]);
    const never = slow(Number.POSITIVE_INFINITY);
    await expect(never.run()).rejects.toThrow(/database \(default\)[\s\S]*disabled/u);
    expect(never.waited()).toBeLessThan(HOUR_MS / 4);
  });

  it('completes what somebody configured by hand, and leaves unrelated settings alone', async () => {
    const project = empty();
    await setUpOf(project).run();
    const { resources, bindings } = project;
    const change = (name: string, fields: object) =>
      resources.set(name, { ...resources.get(name), ...fields });
    change(`projects/${ID}/databases/inquiries`, {
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
    });
    for (const name of resources.keys()) {
      if (name.includes('/backupSchedules/')) resources.delete(name);
    }
    change('bucket', { versioning: { enabled: true } });
    // Somebody pressed *Get started* in the console of Firebase.
    resources.set(`projects/${ID}/config`, { subtype: 'FIREBASE_AUTH' });
    change(`projects/${ID}/roles/sitePublisher`, { deleted: true });
    const [alert] = resourcesLike(project, /\/alertPolicies\//u);
    change(String(alert?.['name']), { conditions: [] });
    const [key] = resourcesLike(project, /\/keys\//u);
    change(String(key?.['name']), { restrictions: {} });
    project.services.delete('cloudtasks');
    bindings.delete('roles/cloudtasks.enqueuer');
    const own = { displayName: 'Ours', conditions: [] };
    resources.set(`projects/${ID}/alertPolicies/own`, own);
    const compute = `serviceAccount:${project.number}-compute@developer.gserviceaccount.com`;
    bindings.set('roles/owner', new Set(['user:owner@dealer.example']));
    bindings.set('roles/editor', new Set([compute, 'user:colleague@dealer.example']));
    resources.set(`projects/${ID}/locations/europe-west1/functions/site`, {});

    const { run, check } = setUpOf(project);
    const drift = (await check()).join('\n');
    for (const words of [
      'cloudtasks.googleapis.com is off',
      'pointInTimeRecoveryEnablement is "POINT_IN_TIME_RECOVERY_DISABLED"',
      'versioning.enabled is true, not false',
      'deleted is true',
      'worker-functions: cloudtasks.enqueuer',
      'editor, which it must not have',
      'subtype is "FIREBASE_AUTH", not "IDENTITY_PLATFORM"',
      '+ daily backups of inquiries',
      '+ limits of the web API key',
    ]) {
      expect(drift).toContain(words);
    }
    await run();
    expect(await check()).toEqual([]);
    expect(resources.get(`projects/${ID}/alertPolicies/own`)).toEqual(own);
    expect(bindings.get('roles/owner')).toEqual(new Set(['user:owner@dealer.example']));
    expect(bindings.get('roles/editor')).toEqual(new Set(['user:colleague@dealer.example']));
  });

  it('points everything to the domain once the domain answers', async () => {
    const project = await complete();
    const name = `projects/${ID}/sites/${ID}/customDomains/www.dealer.example`;
    project.resources.set(name, { hostState: 'HOST_ACTIVE', cert: { state: 'CERT_ACTIVE' } });
    const { run, check, folder } = setUpOf(project);
    expect((await check()).join('\n')).toContain('callbackUri is');
    await run();
    expect(await check()).toEqual([]);
    const checks = resourcesLike(project, /\/uptimeCheckConfigs\//u);
    expect(checks.length).toBe(2);
    for (const { monitoredResource } of checks) {
      expect(monitoredResource).toMatchObject({ labels: { host: 'www.dealer.example' } });
    }
    expect(readFileSync(join(folder, 'production.env'), 'utf8')).toContain(
      'SITE_URL=https://www.dealer.example\n',
    );
  });

  it('refuses to change what can no longer be changed, such as the location of a database', async () => {
    const project = await complete();
    const name = `projects/${ID}/databases/(default)`;
    project.resources.set(name, { ...project.resources.get(name), locationId: 'us-east1' });
    const { run, check } = setUpOf(project);
    expect((await check()).join('\n')).toContain('locationId is "us-east1", not "europe-west1"');
    await expect(run()).rejects.toThrow(/locationId of database \(default\) cannot be changed/u);
  });

  it('makes nothing for GitHub, separate images, a domain or a stop where they were not chosen', async () => {
    const project = empty();
    const few = { ...SETTINGS, domain: null, repository: null, media: false, stop: false };
    await setUpOf(project, undefined, few).run();
    const names = [...project.resources.keys()].join('\n');
    expect(names).not.toMatch(
      /github|media|customDomains|topics|restoredDeleter|publicStopper|drill/u,
    );
  });
});

describe('the accounts of an installation', () => {
  it('have roles in the databases that they need, and in no other', async () => {
    const project = await complete();
    const rolesOf = (name: string) => {
      const member = `serviceAccount:${name}@${ID}.iam.gserviceaccount.com`;
      const held = [...project.bindings].filter(([, members]) => members.has(member));
      return held.map(([role]) => role.replace(/^(?:projects\/[^/]+\/)?roles\//u, '')).sort();
    };
    const inDatabase = (role: string, title: string, database: string) =>
      `${role} if ${JSON.stringify({ title, expression: `resource.name == "projects/${ID}/databases/${database}"` })}`;
    expect(rolesOf('publisher')).toEqual(
      [
        inDatabase('datastore.viewer', 'stock', '(default)'),
        ...['logging.logWriter', 'run.viewer', 'serviceusage.serviceUsageConsumer'],
        'sitePublisher',
      ].sort(),
    );
    // A release is an update of the site; deleting it, or its domain, takes other permissions.
    expect(project.resources.get(`projects/${ID}/roles/sitePublisher`)).toMatchObject({
      includedPermissions: ['firebasehosting.sites.get', 'firebasehosting.sites.update'],
    });
    expect(rolesOf('site-functions')).toEqual([
      inDatabase('datastore.user', 'inquiries', 'inquiries'),
      inDatabase('datastore.viewer', 'stock', '(default)'),
      'logging.logWriter',
    ]);
    const acting = [...project.policies].filter(([name]) => /serviceAccounts/u.test(name));
    const actors = acting.flatMap(([name, held]) =>
      [...(held.get('roles/iam.serviceAccountUser') ?? [])].map((member) => [
        name.replace(/^.*\/(.*)@.*$/u, '$1'),
        member.replace(/^.*:(.*)@.*$/u, '$1'),
      ]),
    );
    // The worker changes `site` where the dealer wants it stopped at a budget.
    expect(actors).toEqual([
      ['worker-functions', 'worker-functions'],
      ['site-functions', 'worker-functions'],
    ]);
  });
});

it('every metric counts a line that the functions log', async () => {
  const project = await complete();
  const lines = readFileSync('functions/src/shared/log.ts', 'utf8');
  const counted = resourcesLike(project, /\/metrics\//u).flatMap(({ filter }) =>
    [...String(filter).matchAll(/jsonPayload\.message="([^"]+)"/gu)].map(([, message]) => message),
  );
  expect(counted).toEqual(['build failed', 'edit waits', 'inquiry waits']);
  for (const message of counted) expect(lines).toContain(`('${message}'`);
});
