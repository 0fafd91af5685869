import { crudRoutes, invalid, onlyFields } from '../crud.ts';
import { refuseUnknownMembers } from '../members.ts';
import { conditional, isConditional, type Project } from '../project.ts';
import { Refusal, type Route, route } from '../route.ts';

type Json = Record<string, unknown>;

interface Binding {
  role: string;
  members: string[];
  condition?: { title: string; expression: string };
}

/** Accounts, roles and policies. */
export function accessRoutes(project: Project): Route[] {
  const { resources } = project;

  function write(held: Map<string, Set<string>>, body: Json): void {
    onlyFields(body, ['bindings', 'etag', 'version', 'auditConfigs', 'kind', 'resourceId']);
    if (body['etag'] !== etagOf(held)) throw new Refusal(409, 'ABORTED', 'Somebody changed it.');
    refuseUnknownMembers(project, body);
    const bindings = body['bindings'] as Binding[];
    const hasConditions = [...held.keys()].some(isConditional);
    if ((hasConditions || bindings.some(({ condition }) => condition)) && body['version'] !== 3) {
      throw invalid('A policy with conditions is only changed by a policy of version 3.');
    }
    for (const binding of bindings) refuseUnknownRole(binding);
    held.clear();
    for (const { role, members, condition } of bindings) {
      const key = condition ? conditional(role, JSON.stringify(condition)) : role;
      held.set(key, new Set(members));
    }
  }

  function refuseUnknownRole({ role, condition }: Binding): void {
    const own = new RegExp(`^projects/${project.id}/roles/\\w+$`, 'u');
    if (own.test(role) ? !resources.has(role) : !ROLES.has(role)) {
      throw invalid(`Role ${role} is not supported for this resource.`);
    }
    if (condition === undefined) return;
    const [, database, folder] =
      /^resource\.name(?: == "projects\/[^/]+\/databases\/([^"]+)"|\.startsWith\("(?:projects\/_\/buckets\/[^/]+\/objects\/([^"]+)|projects\/[^/]+\/databases\/[^"]*)"\))$/u.exec(
        condition.expression,
      ) ?? [];
    const isKnown =
      database === undefined || resources.has(`projects/${project.id}/databases/${database}`);
    if (!isKnown || (folder !== undefined && !folder.endsWith('/')) || condition.title === '') {
      throw invalid(`Condition expression compilation failed: ${condition.expression}`);
    }
  }

  const read = (held: Map<string, Set<string>>, version: number) => ({
    etag: etagOf(held),
    version: [...held.keys()].some(isConditional) ? version : 1,
    bindings: [...held].map(([key, members]) => {
      const [role = '', condition] = key.split(' if ');
      // A request for version 1 gets a role with a condition under another name.
      if (condition !== undefined && version < 3) {
        return { role: `${role}_withcond_1a2b3c`, members: [...members] };
      }
      const own = condition === undefined ? {} : { condition: JSON.parse(condition) };
      return { role, members: [...members], ...own };
    }),
  });

  const account = 'iam/v1/projects/{id}/serviceAccounts/{account}';
  const heldBy = (resource: string) => {
    const found = project.policies.get(resource) ?? new Map<string, Set<string>>();
    project.policies.set(resource, found);
    return found;
  };
  const ofAccount = (id: string, email: string) => {
    const name = `projects/${id}/serviceAccounts/${email}`;
    if (!resources.has(name)) throw new Refusal(404, 'NOT_FOUND', `${email} does not exist.`);
    return heldBy(name);
  };
  return [
    ...crudRoutes(project, {
      at: 'iam/v1/projects/{id}/serviceAccounts',
      id: 'body.accountId',
      inside: 'serviceAccount',
      list: 'accounts',
      fields: ['displayName', 'description'],
    }).map(byAddress),
    ...crudRoutes(project, {
      at: 'iam/v1/projects/{id}/roles',
      id: 'body.roleId',
      inside: 'role',
      fields: ['title', 'stage', 'includedPermissions', 'description'],
      required: ['includedPermissions'],
      check: (_, name) => {
        // The name of a role has no hyphen.
        if (!/\/[\w.]{3,64}$/u.test(name)) throw invalid(`No role can be called ${name}.`);
      },
    }),
    route('POST iam/v1/projects/{id}/roles/{role}:undelete', (_, id, role) => {
      const { deleted: _deleted, ...own } = resources.get(`projects/${id}/roles/${role}`) ?? {};
      resources.set(`projects/${id}/roles/${role}`, own);
      return own;
    }),
    ...crudRoutes(project, {
      at: 'iam/v1/projects/{id}/locations/global/workloadIdentityPools',
      id: 'workloadIdentityPoolId',
      fields: ['displayName', 'description', 'disabled'],
      isSlow: true,
    }),
    ...crudRoutes(project, {
      at: 'iam/v1/projects/{id}/locations/global/workloadIdentityPools/{pool}/providers',
      id: 'workloadIdentityPoolProviderId',
      fields: ['displayName', 'oidc', 'attributeMapping', 'attributeCondition'],
      required: ['oidc', 'attributeMapping'],
      isSlow: true,
    }),
    route('POST cloudresourcemanager/v3/projects/{id}:getIamPolicy', ({ body }) => {
      onlyFields(body, ['options']);
      const { requestedPolicyVersion = 1 } = (body['options'] ?? {}) as Record<string, number>;
      return read(project.bindings, requestedPolicyVersion);
    }),
    route('POST cloudresourcemanager/v3/projects/{id}:setIamPolicy', ({ body }) => {
      onlyFields(body, ['policy', 'updateMask']);
      write(project.bindings, body['policy'] as Json);
      return read(project.bindings, 3);
    }),
    route('GET storage/storage/v1/b/{bucket}/iam', ({ query }) =>
      read(heldBy('bucket'), Number(query.get('optionsRequestedPolicyVersion') ?? 1)),
    ),
    route('PUT storage/storage/v1/b/{bucket}/iam', ({ body }) => {
      const { iamConfiguration } = resources.get('bucket') as Record<string, Json>;
      const uniform = iamConfiguration?.['uniformBucketLevelAccess'] as Json | undefined;
      const bindings = body['bindings'] as Binding[];
      // The bucket refuses a condition where its objects have access lists of their own.
      if (uniform?.['enabled'] !== true && bindings.some(({ condition }) => condition)) {
        throw invalid('Conditions need uniform bucket-level access.');
      }
      write(heldBy('bucket'), body);
      return read(heldBy('bucket'), 3);
    }),
    route(`POST ${account}:getIamPolicy`, ({ query, body }, id = '', email = '') => {
      onlyFields(body, []);
      return read(ofAccount(id, email), Number(query.get('options.requestedPolicyVersion') ?? 1));
    }),
    route(`POST ${account}:setIamPolicy`, ({ body }, id = '', email = '') => {
      onlyFields(body, ['policy', 'updateMask']);
      write(ofAccount(id, email), body['policy'] as Json);
      return read(ofAccount(id, email), 3);
    }),
    route(
      'POST serviceusage/v1beta1/projects/{id}/services/{name}:generateServiceIdentity',
      (_, id, name = '') => {
        const service = name.replace('.googleapis.com', '');
        const email = `service-${project.number}@gcp-sa-${service}.iam.gserviceaccount.com`;
        resources.set(`projects/${id}/serviceAccounts/${email}`, { email });
        return { name: 'operations/identity', done: true, response: { email } };
      },
    ),
  ];

  /** An account is created under its short name and stored under its address. */
  function byAddress(own: Route): Route {
    if (own.method !== 'POST') return own;
    return {
      ...own,
      answer(call, ...parts) {
        const id = call.body['accountId'];
        const accountId = `${id}@${project.id}.iam.gserviceaccount.com`;
        if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u.test(String(id))) throw invalid(`Bad id ${id}.`);
        return own.answer({ ...call, body: { ...call.body, accountId } }, ...parts);
      },
    };
  }
}

const ROLES = new Set(
  `cloudbuild.builds.builder datastore.user datastore.viewer datastore.restoreAdmin
   cloudtasks.enqueuer eventarc.eventReceiver run.invoker run.viewer logging.logWriter
   serviceusage.serviceUsageConsumer storage.objectAdmin storage.objectUser pubsub.publisher pubsub.subscriber
   iam.serviceAccountTokenCreator storage.objectViewer firebaseauth.admin iam.serviceAccountUser
   iam.workloadIdentityUser editor owner`
    .split(/\s+/u)
    .map((name) => `roles/${name}`),
);

function etagOf(held: Map<string, Set<string>>): string {
  return Buffer.from([...held].map(([key, members]) => key + [...members]).join()).toString(
    'base64',
  );
}
