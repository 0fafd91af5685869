import { isConditional, type Project } from '../project.ts';
import { type Call, Refusal, type Route, route } from '../route.ts';

/** The project itself, its APIs, its roles and its billing. */
export function accountRoutes(project: Project): Route[] {
  const service = (name: string) => name.replace(/\.googleapis\.com$/u, '');
  const policy = () => ({
    version: 1,
    etag: 'etag',
    // A request for version 1 gets a role with a condition under another name.
    bindings: [...project.bindings].map(([key, members]) => ({
      role: key.replace(/ if .*$/u, '_withcond_1a2b3c'),
      members: [...members],
    })),
  });
  const described = {
    projectId: project.id,
    projectNumber: project.number,
    displayName: project.id,
    name: `projects/${project.id}`,
    resources: { hostingSite: project.id, storageBucket: project.bucket },
    state: 'ACTIVE',
  };
  return [
    route('GET firebase/v1beta1/projects/{id}/adminSdkConfig', () => ({
      projectId: project.id,
      storageBucket: project.bucket,
      locationId: project.region,
    })),
    route('GET cloudresourcemanager/v1/projects/{id}', () => described),
    route('GET serviceusage/v1/projects/{id}/services/{name}', (_, _id, name = '') => ({
      state: project.services.has(service(name)) ? 'ENABLED' : 'DISABLED',
    })),
    route('POST serviceusage/v1/projects/{id}/services/{name}:enable', (_, _id, name = '') => {
      project.services.add(service(name));
      return {};
    }),
    route('POST cloudresourcemanager/v1/projects/{id}:testIamPermissions', grantAll),
    route('POST iam/v1/projects/{id}/serviceAccounts/{account}:testIamPermissions', grantAll),
    route('GET compute/compute/v1/projects/{id}', () => ({
      defaultServiceAccount: `${project.number}-compute@developer.gserviceaccount.com`,
    })),
    route('GET firebaseextensions/v1beta/projects/{id}/instances', () => ({ instances: [] })),
    route('POST cloudresourcemanager/v1/projects/{id}:getIamPolicy', policy),
    route('POST cloudresourcemanager/v1/projects/{id}:setIamPolicy', ({ body }) => {
      if ([...project.bindings.keys()].some(isConditional)) {
        const why = 'A policy with conditions is only changed by a policy of version 3.';
        throw new Refusal(400, 'INVALID_ARGUMENT', why);
      }
      const { bindings } = body['policy'] as { bindings: { role: string; members: string[] }[] };
      project.bindings = new Map(bindings.map(({ role, members }) => [role, new Set(members)]));
      return policy();
    }),
  ];
}

/** The person who deploys is an owner. */
function grantAll({ body }: Call): object {
  return { permissions: body['permissions'] };
}
