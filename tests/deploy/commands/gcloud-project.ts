import type { Project } from '../google-cloud/project.ts';
import { type Command, CommandRefusal } from './command.ts';

/** The services of Google that can be enabled here. */
const SERVICES = new Set(
  `apikeys artifactregistry billingbudgets cloudbilling cloudbuild cloudfunctions cloudresourcemanager
   cloudscheduler cloudtasks compute eventarc firebase firebasehosting firebaserules firebasestorage
   firestore iam iamcredentials identitytoolkit logging monitoring pubsub run secretmanager storage
   sts`.split(/\s+/u),
);

/** Throws while a resource does not exist. */
export function required(project: Project, name: string): Record<string, unknown> {
  const found = project.resources.get(name);
  if (!found) throw new CommandRefusal(`${name} does not exist.`);
  return found;
}

/** Throws for the id of another project. */
export function own(project: Project, id: string | undefined): void {
  required(project, 'project');
  if (id !== project.id) throw new CommandRefusal(`There is no project ${id}.`);
}

export const PROJECT_COMMANDS: readonly Command[] = [
  { words: 'auth login', run: () => undefined },
  { words: 'auth application-default login', run: () => undefined },
  {
    words: 'auth application-default set-quota-project',
    args: ['PROJECT'],
    run: (project, { args: [id] }) => void own(project, id),
  },
  {
    words: 'projects create',
    args: ['PROJECT'],
    run: (project, { args: [id = ''] }) => {
      if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u.test(id)) throw new CommandRefusal('Bad project id.');
      project.id = id;
      project.bucket = `${id}.firebasestorage.app`;
      project.resources.set('project', { projectNumber: project.number });
      return undefined;
    },
  },
  {
    words: 'billing projects link',
    args: ['PROJECT'],
    required: ['billing-account'],
    run: (project, { args: [id], flags }) => {
      own(project, id);
      project.resources.set('billing', { account: flags['billing-account']?.[0] });
      return undefined;
    },
  },
  {
    words: 'config set project',
    args: ['PROJECT'],
    run: (project, { args: [id] }) => void own(project, id),
  },
  {
    words: 'projects describe',
    args: ['PROJECT'],
    run: (project, { args: [id] }) => {
      own(project, id);
      return project.resources.get('project');
    },
  },
  {
    words: 'services enable',
    args: ['SERVICE…'],
    run: (project, { args }) => {
      required(project, 'billing');
      for (const name of args) {
        const service = name.replace(/\.googleapis\.com$/u, '');
        if (!SERVICES.has(service) || service === name) throw new CommandRefusal(`No ${name}.`);
        project.services.add(service);
      }
      return undefined;
    },
  },
  {
    words: 'services list',
    switches: ['enabled'],
    run: ({ services }) =>
      [...services].map((name) => ({ config: { name: `${name}.googleapis.com` } })),
  },
  {
    words: 'beta services identity create',
    required: ['service'],
    run: (project, { flags }) => {
      // The service whose account it makes must be enabled.
      const service = flags['service']?.[0]?.replace(/\.googleapis\.com$/u, '') ?? '';
      if (!project.services.has(service)) throw new CommandRefusal(`${service} is not enabled.`);
      const account = `service-${project.number}@gcp-sa-${service}.iam.gserviceaccount.com`;
      project.resources.set(`account ${account}`, {});
      return undefined;
    },
  },
  {
    words: 'services api-keys list',
    api: 'apikeys',
    optional: ['limit'],
    run: (project) => [required(project, 'api key')],
  },
  {
    words: 'services api-keys update',
    api: 'apikeys',
    args: ['KEY'],
    required: ['allowed-referrers', 'api-target'],
    run: (project, { args: [uid], flags }) => {
      const key = required(project, 'api key');
      if (key['uid'] !== uid) throw new CommandRefusal(`There is no key ${uid}.`);
      const targets = (flags['api-target'] ?? []).map((target) => {
        const name = /^service=([a-z]+)\.googleapis\.com$/u.exec(target)?.[1] ?? '';
        if (!SERVICES.has(name) && name !== 'securetoken') throw new CommandRefusal(target);
        return name;
      });
      const referrers = flags['allowed-referrers']?.[0]?.split(',');
      project.resources.set('api key', { ...key, referrers, targets });
      return undefined;
    },
  },
  {
    words: 'services api-keys describe',
    api: 'apikeys',
    args: ['KEY'],
    run: (project, { args: [uid] }) => {
      const key = required(project, 'api key');
      if (key['uid'] !== uid) throw new CommandRefusal(`There is no key ${uid}.`);
      return key;
    },
  },
];
