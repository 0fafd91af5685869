import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/password.ts';
import { CommandRefusal, type Invocation } from './commands/command.ts';
import { runCommand } from './commands/run-command.ts';
import type { ShellResult } from './commands/shell.ts';
import type { Project } from './google-cloud/project.ts';
import { emptyProject, sectionTitle, walkPage } from './production-page.ts';

const ALERTS = globSync('tools/production/project/alerts/*.json').map((file) =>
  JSON.parse(readFileSync(file, 'utf8')),
);
const COPIED = ['package.json', 'storage.cors.json', 'tools/production/project'];

/** The commands are for bash. */
describe.skipIf(process.platform === 'win32')('docs/production.md', () => {
  let folder: string;
  let project: Project;
  let walked: ShellResult;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'production-page-'));
    mkdirSync(join(folder, 'functions'));
    for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
    project = emptyProject();
    walked = await walkPage(folder, project);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('the commands of the page lead from nothing to a live site', () => {
    expect(walked.code, walked.output).toBe(0);
    const { resources, bindings, secrets } = project;
    expect([...resources.keys()]).toEqual(
      expect.arrayContaining([
        ...['site', 'media', 'look', 'domain', 'staff', 'budget'],
        ...['uptime site', 'uptime health'],
        ...ALERTS.map(({ displayName }) => `alert ${displayName}`),
      ]),
    );
    expect(resources.get('bucket')).toMatchObject({
      cors_config: JSON.parse(readFileSync('storage.cors.json', 'utf8')),
      soft_delete: '30d',
      versioning: false,
    });
    for (const name of ['(default)', INQUIRIES_DATABASE]) {
      expect(resources.get(`database ${name}`)).toMatchObject({ protectedFromLoss: true });
      expect(resources.get(`backups of database ${name}`)).toEqual({ retention: '30d' });
    }
    // The rehearsal of a restoration leaves nothing behind.
    const databases = [...resources.keys()].filter((name) => name.startsWith('database '));
    expect(databases).toEqual(['database (default)', `database ${INQUIRIES_DATABASE}`]);
    for (const name of ['(default)', INQUIRIES_DATABASE]) {
      expect(resources.has(`rehearsal of ${name}`)).toBe(true);
    }
    expect(resources.get('sign-in')).toMatchObject({
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      authorizedDomains: expect.arrayContaining([`${project.id}.web.app`]),
      notification: { sendEmail: { callbackUri: `https://${project.id}.web.app/admin` } },
      mfa: { providerConfigs: [{ totpProviderConfig: { adjacentIntervals: 1 } }] },
      passwordPolicyConfig: {
        passwordPolicyVersions: [
          { customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH } },
        ],
      },
    });
    expect(resources.get('api key')).toMatchObject({
      referrers: expect.arrayContaining([`https://${project.id}.web.app/*`]),
    });
    expect(secrets.size).toBe(6);
    // Workers may act as themselves, and no account as another.
    const worker = `worker-functions@${project.id}.iam.gserviceaccount.com`;
    expect([...bindings].filter(([key]) => key.endsWith('serviceAccountUser'))).toEqual([
      [`${worker} roles/iam.serviceAccountUser`, new Set([`serviceAccount:${worker}`])],
    ]);
  });

  it('the publisher and the function for visitors have roles in the databases that they need, and in no other', () => {
    const rolesOf = (name: string) => {
      const member = `serviceAccount:${name}@${project.id}.iam.gserviceaccount.com`;
      const held = [...project.bindings].filter(([, members]) => members.has(member));
      return held.map(([role]) => role).sort();
    };
    const inDatabase = (role: string, database: string) =>
      `roles/${role} if resource.name == "projects/${project.id}/databases/${database}"`;
    expect(rolesOf('publisher')).toEqual(
      [
        inDatabase('datastore.viewer', '(default)'),
        ...['logging.logWriter', 'run.viewer', 'serviceusage.serviceUsageConsumer'].map(
          (name) => `roles/${name}`,
        ),
        `projects/${project.id}/roles/sitePublisher`,
      ].sort(),
    );
    // A release is an update of the site; deleting it, or its domain, takes other permissions.
    expect(project.resources.get(`role projects/${project.id}/roles/sitePublisher`)).toEqual({
      permissions: ['firebasehosting.sites.get', 'firebasehosting.sites.update'],
    });
    expect(rolesOf('site-functions')).toEqual([
      inDatabase('datastore.user', INQUIRIES_DATABASE),
      inDatabase('datastore.viewer', '(default)'),
      'roles/logging.logWriter',
    ]);
  });

  it('the page sets every variable and secret that the publish workflow reads', () => {
    const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
    const read = [...workflow.matchAll(/\b(var|secret)s\.(\w+)/gu)]
      .map(([, kind, name]) => `${kind === 'var' ? 'variable' : 'secret'} ${name}`)
      // Optional: without it subdomains may use http.
      .filter((name) => name !== 'variable HSTS_SUBDOMAINS');
    expect(read.length).toBeGreaterThan(4);
    expect([...project.resources.keys()]).toEqual(expect.arrayContaining(read));
  });

  it('every metric of the page counts a line that the functions log', () => {
    const page = readFileSync('docs/production.md', 'utf8');
    const lines = readFileSync('functions/src/shared/log.ts', 'utf8');
    const counted = [...page.matchAll(/^metric .*$/gmu)].flatMap(([line]) =>
      [...line.matchAll(/jsonPayload\.message="([^"]+)"/gu)].map(([, message]) => message),
    );
    expect(counted).toEqual(['build failed', 'edit waits', 'inquiry waits']);
    for (const message of counted) expect(lines).toContain(`('${message}'`);
  });

  it('every section is refused where the ones before it were left out', () => {
    const sections = Object.groupBy(walked.calls, ({ env }) => env['SECTION'] ?? '');
    // Only the first signs in, without touching the project.
    const later = Object.entries(sections).filter(([section]) => section !== '1');
    expect(later.length).toBeGreaterThan(6);
    for (const [section, calls = []] of later) {
      const own = section === '2' ? calls.toSpliced(0, 1) : calls;
      expect(() => replay(own), sectionTitle(section)).toThrow(CommandRefusal);
    }
  });

  it('a deployment that comes before what it needs is refused', () => {
    const deploy = walked.calls.findIndex(({ args }) => args.join(' ') === 'run deploy');
    const needed = [
      'databases create --database inquiries',
      'secrets create FORM_SECRET',
      'apps:create',
    ];
    for (const words of needed) {
      const calls = walked.calls.slice(0, deploy + 1);
      const without = calls.filter(({ args }) => !args.join(' ').includes(words));
      expect(without.length, words).toBeLessThan(calls.length);
      expect(() => replay(without), words).toThrow(CommandRefusal);
    }
  });

  it('a misspelt word or flag of any command is refused', () => {
    expect(walked.calls.length).toBeGreaterThan(50);
    const accepted: string[] = [];
    const own = emptyProject();
    for (const call of walked.calls) {
      for (const [index, word] of call.args.entries()) {
        if (!/^(?:--)?[a-z][a-z0-9:-]+$/u.test(word) || isValue(call, index)) continue;
        const args = call.args.with(index, word.slice(0, -1));
        try {
          runCommand(structuredClone(own), { ...call, args });
          accepted.push(args.join(' '));
        } catch (error) {
          if (!(error instanceof CommandRefusal)) throw error;
        }
      }
      runCommand(own, call);
    }
    expect(accepted).toEqual([]);
  });
});

function replay(calls: readonly Invocation[]): void {
  const own = emptyProject();
  for (const call of calls) runCommand(own, call);
}

/** Whether an argument is a value of the dealer's choice: after a flag, or a name of a new thing. */
function isValue({ args }: Invocation, index: number): boolean {
  const before = args[index - 1] ?? '';
  const isAfterFlag = /^--?\w/u.test(before) && !/=|^-s$/u.test(before);
  return isAfterFlag || index === args.length - 1 || /create(?:-oidc)?$/u.test(before);
}
