import { ACCESS_TOKEN } from '../google-cloud/credentials.ts';
import type { Project } from '../google-cloud/project.ts';
import { type Command, CommandRefusal, type Parsed } from './command.ts';
import { own, required } from './gcloud-project.ts';

const ROLES = new Set(
  `cloudbuild.builds.builder datastore.user datastore.viewer cloudtasks.enqueuer
   eventarc.eventReceiver run.invoker run.viewer logging.logWriter firebasehosting.admin
   serviceusage.serviceUsageConsumer storage.objectAdmin
   storage.objectViewer firebaseauth.admin iam.serviceAccountUser
   iam.workloadIdentityUser`
    .split(/\s+/u)
    .map((name) => `roles/${name}`),
);

/** Adds a member to a role of the project, or of one of its service accounts. */
function bind(project: Project, { flags }: Pick<Parsed, 'flags'>, prefix = ''): void {
  const [role = '', member = ''] = [flags['role']?.[0], flags['member']?.[0]];
  if (!ROLES.has(role)) throw new CommandRefusal(`There is no role ${role}.`);
  const account = /^serviceAccount:(.+)$/u.exec(member)?.[1];
  if (account !== undefined) requireAccount(project, account);
  else if (!member.startsWith('principalSet://')) throw new CommandRefusal(`No member ${member}.`);
  else required(project, 'pool provider');
  project.bindings.set(
    prefix + role,
    new Set([...(project.bindings.get(prefix + role) ?? []), member]),
  );
}

function requireAccount(project: Project, account: string): void {
  const isDefault = account === `${project.number}-compute@developer.gserviceaccount.com`;
  if (isDefault && project.services.has('compute')) return;
  required(project, `account ${account}`);
}

export const ACCESS_COMMANDS: readonly Command[] = [
  { words: 'auth print-access-token', run: () => ACCESS_TOKEN },
  {
    words: 'projects add-iam-policy-binding',
    args: ['PROJECT'],
    required: ['role', 'member'],
    api: 'cloudresourcemanager',
    run: (project, parsed) => {
      own(project, parsed.args[0]);
      bind(project, parsed);
      return undefined;
    },
  },
  {
    words: 'projects get-iam-policy',
    args: ['PROJECT'],
    run: (project, { args: [id] }) => {
      own(project, id);
      return [...project.bindings.keys()].map((role) => ({ role }));
    },
  },
  {
    words: 'iam service-accounts create',
    args: ['NAME'],
    api: 'iam',
    run: (project, { args: [name] }) => {
      const account = `${name}@${project.id}.iam.gserviceaccount.com`;
      project.resources.set(`account ${account}`, { email: account });
      return undefined;
    },
  },
  {
    words: 'iam service-accounts add-iam-policy-binding',
    args: ['ACCOUNT'],
    required: ['role', 'member'],
    api: 'iam',
    run: (project, { args: [account = ''], ...parsed }) => {
      requireAccount(project, account);
      bind(project, parsed, `${account} `);
      return undefined;
    },
  },
  {
    words: 'iam workload-identity-pools create',
    args: ['POOL'],
    required: ['location'],
    api: 'iam',
    run: (project, { args: [pool] }) => {
      project.resources.set(`pool ${pool}`, {});
      return undefined;
    },
  },
  {
    words: 'iam workload-identity-pools providers create-oidc',
    args: ['PROVIDER'],
    required: [
      'location',
      'workload-identity-pool',
      'issuer-uri',
      'attribute-mapping',
      'attribute-condition',
    ],
    api: 'iam',
    run: (project, { flags }) => {
      required(project, `pool ${flags['workload-identity-pool']?.[0]}`);
      project.resources.set('pool provider', { condition: flags['attribute-condition']?.[0] });
      return undefined;
    },
  },
];
