import { ACCESS_TOKEN } from '../google-cloud/credentials.ts';
import { conditional, isConditional, type Project } from '../google-cloud/project.ts';
import { type Command, CommandRefusal, type Parsed } from './command.ts';
import { own, required } from './gcloud-project.ts';

const ROLES = new Set(
  `cloudbuild.builds.builder datastore.user datastore.viewer cloudtasks.enqueuer
   eventarc.eventReceiver run.invoker run.viewer logging.logWriter
   serviceusage.serviceUsageConsumer storage.objectAdmin pubsub.publisher
   iam.serviceAccountTokenCreator
   storage.objectViewer firebaseauth.admin iam.serviceAccountUser
   iam.workloadIdentityUser`
    .split(/\s+/u)
    .map((name) => `roles/${name}`),
);

/**
 * The binding of a role in the policy of the project: with a condition it is one of its own. gcloud asks
 * which one is meant once any binding has a condition.
 */
function bindingKey(project: Project, { flags }: Pick<Parsed, 'flags'>): string {
  const role = flags['role']?.[0] ?? '';
  const condition = flags['condition']?.[0];
  if (condition === 'None') return role;
  if (condition === undefined) {
    if (![...project.bindings.keys()].some(isConditional)) return role;
    throw new CommandRefusal('Adding a binding without a condition needs --condition None.');
  }
  const [, expression, resource] =
    /^title=[\w-]+,expression=(resource\.name == "([^"]+)")$/u.exec(condition) ?? [];
  const database = resource?.replace(`projects/${project.id}/databases/`, '');
  if (expression === undefined || !project.resources.has(`database ${database}`)) {
    throw new CommandRefusal(`The project takes no condition ${condition}.`);
  }
  return conditional(role, expression);
}

/** Adds a member to a role of the project, or of one of its service accounts. */
function bind(project: Project, { flags }: Pick<Parsed, 'flags'>, key: string): void {
  const [role = '', member = ''] = [flags['role']?.[0], flags['member']?.[0]];
  if (!ROLES.has(role)) required(project, `role ${role}`);
  const account = /^serviceAccount:(.+)$/u.exec(member)?.[1];
  if (account !== undefined) requireAccount(project, account);
  else if (!member.startsWith('principalSet://')) throw new CommandRefusal(`No member ${member}.`);
  else required(project, 'pool provider');
  project.bindings.set(key, new Set([...(project.bindings.get(key) ?? []), member]));
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
    optional: ['condition'],
    api: 'cloudresourcemanager',
    run: (project, parsed) => {
      own(project, parsed.args[0]);
      bind(project, parsed, bindingKey(project, parsed));
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
      bind(project, parsed, `${account} ${parsed.flags['role']?.[0]}`);
      return undefined;
    },
  },
  {
    words: 'iam roles create',
    args: ['ROLE'],
    required: ['title', 'permissions'],
    optional: ['stage'],
    api: 'iam',
    run: (project, { args: [name = ''], flags }) => {
      // A hyphen is in no name of a role.
      if (!/^[\w.]{3,64}$/u.test(name)) throw new CommandRefusal(`No role can be called ${name}.`);
      const permissions = flags['permissions']?.[0]?.split(',') ?? [];
      project.resources.set(`role projects/${project.id}/roles/${name}`, { permissions });
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
