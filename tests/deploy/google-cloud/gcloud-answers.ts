import { refuseUnknownMembers } from './members.ts';
import type { Project } from './project.ts';
import { type Call, Refusal } from './route.ts';

/** The APIs whose calls gcloud makes for the commands of the docs, by the first label of their hosts. */
const APIS = new Set(
  `apikeys billingbudgets cloudbilling cloudresourcemanager firestore iam logging monitoring
   secretmanager serviceusage storage`.split(/\s+/u),
);

/** A finished operation of any API; what it made has an e-mail address where it is an account. */
const DONE = { name: 'operations/fake', done: true };

/**
 * What Google's APIs answer to gcloud, as far as gcloud reads it. The effects of commands are those of
 * the fake commands; this lets the real program make its requests. Throws a `Refusal` for an API that
 * the docs do not enable, and for a policy with members that Google would refuse.
 */
export function answerGcloud(project: Project, { method, host, path, body }: Call): object {
  const api = host.replace(/\.googleapis\.com$/u, '');
  if (!APIS.has(api)) throw new Refusal(403, 'SERVICE_DISABLED', `${api} is not enabled.`);
  if ('policy' in body) refuseUnknownMembers(project, body['policy']);
  if (api === 'storage' && path.endsWith('/iam') && method === 'PUT') {
    refuseUnknownMembers(project, body);
  }
  const found = READ.find(([pattern]) => pattern.test(`${method} ${api}${path}`));
  if (found) return found[1](project);
  return method === 'GET' ? {} : { ...DONE, response: { name: path } };
}

const READ: readonly [RegExp, (project: Project) => object][] = [
  [/^GET .*\/operations\//u, ({ id }) => ({ ...DONE, response: { projectId: id } })],
  [
    /:(?:get|set)IamPolicy$|^\w+ storage.*\/iam$/u,
    () => ({ version: 3, etag: 'ZXRhZw==', bindings: [] }),
  ],
  [
    /^GET cloudresourcemanager\/v1\/projects\/[^/]+$/u,
    ({ id, number }) => ({ projectId: id, projectNumber: number, lifecycleState: 'ACTIVE' }),
  ],
  [
    /generateServiceIdentity$/u,
    () => ({ ...DONE, response: { email: 'agent@fake', uniqueId: '1' } }),
  ],
  [/^GET storage\/.*\/serviceAccount$/u, () => ({ email_address: 'agent@fake' })],
  [
    /^POST secretmanager\/.*:addVersion$/u,
    ({ number }) => ({
      name: `projects/${number}/secrets/one/versions/1`,
      clientSpecifiedPayloadChecksum: true,
    }),
  ],
  [/^GET secretmanager\/.*:access$/u, () => ({ payload: { data: '', dataCrc32c: '0' } })],
  [/^POST iam\/v1\/.*\/serviceAccounts$/u, () => ({ name: 'account' })],
  [
    /^(?:GET|PATCH) storage\/storage\/v1\/b\/[^/]+$/u,
    ({ bucket }) => ({ name: bucket, softDeletePolicy: {} }),
  ],
];
