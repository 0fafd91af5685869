import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { secrets } from '#functions/src/shared/settings/config.ts';
import { parameters } from '#functions/src/shared/settings/parameters.ts';
import { completeParameters } from '#tools/production/functions-parameters.ts';
import { readProductionSettings } from '#tools/production/settings.ts';
import type { Project } from '../google-cloud/project.ts';
import { CommandRefusal, type Invocation } from './command.ts';
import { required } from './gcloud-project.ts';

/** `npm run -s firebase -- …`, the locked firebase-tools that `npm run deploy` uses. */
function runFirebaseTools(project: Project, args: readonly string[]): string {
  const [separator, command, ...rest] = args;
  if (separator !== '--') throw new CommandRefusal(`npm takes ${args.join(' ')} for itself.`);
  const line = `${command} ${rest.join(' ')}`;
  required(project, 'project');
  if (line === `projects:addfirebase ${project.id}` && project.services.has('firebase')) {
    project.resources.set('firebase', {});
  } else if (line === `apps:create WEB site --project ${project.id}`) {
    required(project, 'firebase');
    project.resources.set('app', {});
    project.resources.set('api key', { uid: 'key-1' });
  } else if (line === `apps:sdkconfig WEB --project ${project.id} --json`) {
    required(project, 'app');
    const { id: projectId, bucket: storageBucket } = project;
    const sdkConfig = { apiKey: 'key', projectId, storageBucket };
    return JSON.stringify({ result: { sdkConfig } });
  } else if (command === 'firestore:databases:clone') {
    cloneDatabase(project, rest);
  } else if (!runMediaSite(project, line)) {
    throw new CommandRefusal(`firebase-tools does not know "${line}".`);
  }
  return '';
}

const DAY_MS = 86_400_000;

/** Makes a database of an earlier state of another one. */
function cloneDatabase(project: Project, args: readonly string[]): void {
  const name = String.raw`projects/${project.id}/databases/(\S+)`;
  const pattern = new RegExp(
    `^${name} ${name} --snapshot-time (\\S+) --project ${project.id}$`,
    'u',
  );
  const [, source, copy, time = ''] = pattern.exec(args.join(' ')) ?? [];
  if (copy === undefined) throw new CommandRefusal(`firestore:databases:clone ${args.join(' ')}`);
  const database = required(project, `database ${source}`);
  // A whole minute of the last seven days.
  const age = Date.now() - Date.parse(time);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/u.test(time) || age < 0 || age > 7 * DAY_MS) {
    throw new CommandRefusal(`No snapshot of ${time}.`);
  }
  // Firestore keeps the name of a deleted database for some minutes.
  const isTaken = [`database ${copy}`, `deleted database ${copy}`].some((key) =>
    project.resources.has(key),
  );
  if (isTaken || !/^[a-z][a-z0-9-]{2,61}[a-z0-9]$/u.test(copy)) {
    throw new CommandRefusal(`A database cannot be called ${copy}.`);
  }
  project.resources.set(`database ${copy}`, { ...database, protectedFromLoss: false });
}

/** The site with the images: its steps, each after the one before it. */
function runMediaSite(project: Project, line: string): boolean {
  const config = `--project ${project.id} --config tools/production/media/firebase.json`;
  const steps: [name: string, line: string, needed: string][] = [
    ['media site', `hosting:sites:create ${project.id}-media --project ${project.id}`, 'firebase'],
    ['media target', `target:apply hosting media ${project.id}-media ${config}`, 'media site'],
    // Its rewrites lead to a function.
    ['media', `deploy --only hosting:media ${config}`, 'media target'],
  ];
  const step = steps.find(([, known]) => known === line);
  if (!step) return false;
  const [name, , needed] = step;
  required(project, needed);
  if (name === 'media') required(project, 'site');
  project.resources.set(name, {});
  return true;
}

/** `npm install` and the scripts of this project. */
export function runNpm(project: Project, { args, env, cwd }: Invocation): string {
  const [command, script = '', ...rest] = args.filter((word) => word !== '-s');
  if (command === 'install' && script === '') return '';
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  if (command !== 'run' || !(script in scripts)) throw new CommandRefusal(`npm ${args.join(' ')}`);
  if (script === 'firebase') return runFirebaseTools(project, rest);
  if (script === 'deploy') deploy(project, env, cwd);
  else if (script === 'look') look(project, env, rest.join(' '));
  else if (script === 'staff') addStaff(project, rest.join(' '));
  else if (script === 'restore') restoreDocuments(project, rest.join(' '));
  else throw new CommandRefusal(`The fake does not run "${script}".`);
  return '';
}

/** What `npm run deploy` needs, checked by its own code. */
function deploy(project: Project, env: Invocation['env'], cwd: string): void {
  const { projectId, siteUrl } = readProductionSettings(env);
  const file = readFileSync(join(cwd, `functions/.env.${projectId}`), 'utf8');
  const given = { PUBLIC_URL: siteUrl, ...(parseEnv(file) as Record<string, string>) };
  const { values, problems } = completeParameters(given, parameters(), projectId);
  if (problems.length > 0) throw new CommandRefusal(problems.join('\n'));
  for (const { name } of Object.values(secrets)) {
    if (!project.secrets.has(name)) throw new CommandRefusal(`${name} has no version.`);
  }
  for (const name of ['database (default)', 'database inquiries', 'bucket', 'app'])
    required(project, name);
  required(project, `account publisher@${projectId}.iam.gserviceaccount.com`);
  const roles = ['cloudbuild.builds.builder', 'datastore.user', 'run.invoker'];
  const own = `projects/${projectId}/roles/sitePublisher`;
  for (const role of [...roles.map((name) => `roles/${name}`), own]) {
    if (!project.bindings.has(role)) throw new CommandRefusal(`Nothing has ${role}.`);
  }
  for (const [name, value] of Object.entries(values)) {
    if (name.endsWith('_SERVICE_ACCOUNT')) required(project, `account ${value}`);
  }
  project.resources.set('site', {});
}

function look(project: Project, env: Invocation['env'], args: string): void {
  required(project, 'site');
  if (args !== `-- ${env['SITE_URL']}`) throw new CommandRefusal(`look ${args}`);
  project.resources.set('look', {});
}

function addStaff(project: Project, args: string): void {
  required(project, 'sign-in');
  if (!/^-- add \S+@\S+ --project /u.test(args)) throw new CommandRefusal(`staff ${args}`);
  project.resources.set('staff', {});
}

function restoreDocuments(project: Project, args: string): void {
  const pattern = /^-- --project (\S+) --from (\S+) --into (\S+) --missing( [a-z_]+)+$/u;
  const [, id, from, into] = pattern.exec(args) ?? [];
  if (id !== project.id) throw new CommandRefusal(`restore ${args}`);
  for (const name of [from, into]) required(project, `database ${name}`);
  project.resources.set(`rehearsal of ${into}`, {});
}

/** `gh`: the environment of the repository, its variables and secrets. */
export function runGh(project: Project, { args, stdin, env }: Invocation): string {
  const line = args.join(' ');
  const place = `--env production --repo ${env['REPO']}`;
  if (line === `api -X PUT repos/${env['REPO']}/environments/production`) {
    project.resources.set('environment', {});
    return '';
  }
  required(project, 'environment');
  const [, kind = '', name = '', rest = ''] =
    /^(variable|secret) set (\w+) (.+)$/su.exec(line) ?? [];
  const names = [...project.resources.keys()].flatMap(
    (key) => /^variable (\w+)$/u.exec(key)?.[1] ?? [],
  );
  if (line === `variable list ${place}`) return names.join('\n');
  const value = kind === 'secret' ? stdin : /^.*? --body (.+)$/su.exec(rest)?.[1];
  if (!rest.startsWith(place) || !value) throw new CommandRefusal(`gh ${line}`);
  project.resources.set(`${kind} ${name}`, { value });
  return '';
}
