import { crudRoutes, invalid, onlyFields, startOperation } from '../crud.ts';
import type { Project } from '../project.ts';
import { notFound, Refusal, type Route, route } from '../route.ts';

type Json = Record<string, unknown>;

/** The fields of the configuration of Identity Toolkit that are known here. */
const SIGN_IN_FIELDS = [
  ...['authorizedDomains', 'client', 'emailPrivacyConfig', 'mfa', 'notification'],
  ...['passwordPolicyConfig', 'signIn'],
];

/** The calls that make a project: its bill, its services, Firebase, sign-in, keys, secrets and sites. */
export function setupRoutes(project: Project): Route[] {
  const { resources, services, secrets } = project;
  const stored = (name: string) => {
    const found = resources.get(name);
    if (!found) throw notFound(name);
    return found;
  };
  const config = () => `projects/${project.id}/config`;
  const key = () => `projects/${project.number}/locations/global/keys/1`;
  return [
    route('POST cloudresourcemanager/v3/projects', ({ body }) => {
      onlyFields(body, ['projectId', 'displayName', 'parent']);
      if (resources.has('project')) throw new Refusal(409, 'ALREADY_EXISTS', 'It exists.');
      resources.set('project', { state: 'ACTIVE' });
      return startOperation(project, 'project', {});
    }),
    route('GET cloudresourcemanager/v3/projects/{id}', () => ({
      name: `projects/${project.number}`,
      projectId: project.id,
      ...stored('project'),
    })),
    route('GET cloudbilling/v1/projects/{id}/billingInfo', () => ({
      billingEnabled: false,
      ...resources.get('billing'),
    })),
    route('PUT cloudbilling/v1/projects/{id}/billingInfo', ({ body }) => {
      onlyFields(body, ['billingAccountName']);
      if (body['billingAccountName'] !== BILLING) throw invalid('No such billing account.');
      resources.set('billing', { ...body, billingEnabled: true });
      return stored('billing');
    }),
    route('GET cloudbilling/v1/billingAccounts', () => ({
      billingAccounts: [{ name: BILLING, displayName: 'Dealer', open: true }],
    })),
    route('GET serviceusage/v1/projects/{id}/services', () => ({
      services: [...services].map((name) => ({ config: { name: `${name}.googleapis.com` } })),
    })),
    route('POST serviceusage/v1/projects/{id}/services:batchEnable', ({ body }) => {
      onlyFields(body, ['serviceIds']);
      stored('billing');
      const names = body['serviceIds'] as string[];
      if (names.length > 20) throw invalid('At most 20 services at once.');
      for (const name of names) services.add(name.replace('.googleapis.com', ''));
      return startOperation(project, 'services', {});
    }),
    route('POST firebase/v1beta1/projects/{id}:addFirebase', () => {
      resources.set('firebase', {});
      return startOperation(project, 'firebase', {});
    }),
    route('GET firebase/v1beta1/projects/{id}', () => ({
      ...stored('firebase'),
      projectId: project.id,
      projectNumber: project.number,
      resources: { hostingSite: project.id, storageBucket: project.bucket },
      state: 'ACTIVE',
    })),
    ...crudRoutes(project, {
      at: 'firebase/v1beta1/projects/{id}/webApps',
      list: 'apps',
      fields: ['displayName'],
      isSlow: true,
      check: () => {
        stored('firebase');
        resources.set(key(), { name: key() });
      },
    }),
    route('GET firebase/v1beta1/projects/{id}/webApps/{app}/config', () => ({
      projectId: project.id,
      appId: '1:2:web:3',
      apiKey: KEY,
      authDomain: `${project.id}.firebaseapp.com`,
      messagingSenderId: project.number,
      storageBucket: project.bucket,
    })),
    route('GET apikeys/v2/keys:lookupKey', ({ query }) => {
      if (query.get('keyString') !== KEY) throw notFound('The key');
      return { parent: key().replace(/\/keys.*$/u, ''), name: key() };
    }),
    route('GET apikeys/v2/projects/{id}/locations/global/keys/{key}', () => stored(key())),
    route('PATCH apikeys/v2/projects/{id}/locations/global/keys/{key}', ({ query, body }) => {
      onlyFields(body, ['displayName', 'restrictions']);
      onlyFields(body['restrictions'] as Json, ['browserKeyRestrictions', 'apiTargets']);
      if (query.get('updateMask') !== 'restrictions') throw invalid('A key takes a mask.');
      resources.set(key(), { ...stored(key()), ...body });
      return startOperation(project, 'key', stored(key()));
    }),
    ...crudRoutes(project, {
      at: 'firebasehosting/v1beta1/projects/{id}/sites',
      id: 'siteId',
      fields: ['appId', 'labels'],
      check: () => stored('firebase'),
    }),
    ...crudRoutes(project, {
      at: 'firebasehosting/v1beta1/projects/{id}/sites/{site}/customDomains',
      id: 'customDomainId',
      fields: ['certPreference', 'redirectTarget'],
      isSlow: true,
    }),
    route('POST identitytoolkit/v2/projects/{id}/identityPlatform:initializeAuth', ({ body }) => {
      onlyFields(body, []);
      const before = resources.get(config());
      if (before?.['subtype'] === IDENTITY_PLATFORM) throw invalid('It is enabled already.');
      resources.set(config(), { ...before, subtype: IDENTITY_PLATFORM });
      return {};
    }),
    route('GET identitytoolkit/admin/v2/projects/{id}/config', () => {
      if (!resources.has(config())) throw new Refusal(404, 'NOT_FOUND', 'CONFIGURATION_NOT_FOUND');
      return stored(config());
    }),
    route('PATCH identitytoolkit/admin/v2/projects/{id}/config', (call) => {
      onlyFields(call.body, SIGN_IN_FIELDS);
      if (stored(config())['subtype'] !== IDENTITY_PLATFORM) {
        throw invalid('OPERATION_NOT_ALLOWED : Identity Platform is not enabled.');
      }
      const mask = (call.query.get('updateMask') ?? '').split(',');
      let after: Json = structuredClone(stored(config()));
      for (const path of mask) after = withPath(after, call.body, path.split('.'));
      resources.set(config(), after);
      return after;
    }),
    ...crudRoutes(project, {
      at: 'secretmanager/v1/projects/{id}/secrets',
      id: 'secretId',
      fields: ['replication', 'labels'],
      required: ['replication'],
    }),
    route('POST secretmanager/v1/projects/{id}/secrets/{name}:addVersion', ({ body }, id, name) => {
      onlyFields(body, ['payload']);
      stored(`projects/${id}/secrets/${name}`);
      const { data = '' } = body['payload'] as { data?: string };
      const value = Buffer.from(data, 'base64').toString();
      if (!/^\S+$/u.test(value)) throw invalid(`${name} has a bad value.`);
      secrets.add(String(name));
      return { name: `projects/${project.number}/secrets/${name}/versions/1`, state: 'ENABLED' };
    }),
    ...crudRoutes(project, {
      at: 'pubsub/v1/projects/{id}/topics',
      fields: ['labels'],
    }),
    ...crudRoutes(project, {
      at: 'pubsub/v1/projects/{id}/subscriptions',
      fields: ['topic', 'ackDeadlineSeconds', 'expirationPolicy'],
      fixed: ['topic'],
    }),
    route('PUT pubsub/v1/projects/{id}/subscriptions/{name}', ({ body }, id, name) => {
      onlyFields(body, ['topic', 'ackDeadlineSeconds', 'expirationPolicy']);
      stored(String(body['topic']));
      resources.set(`projects/${id}/subscriptions/${name}`, body);
      return body;
    }),
    route('PUT pubsub/v1/projects/{id}/topics/{topic}', (_, id, topic) => {
      resources.set(`projects/${id}/topics/${topic}`, {});
      return {};
    }),
  ];
}

export const BILLING = 'billingAccounts/000000-000000-000000';
const IDENTITY_PLATFORM = 'IDENTITY_PLATFORM';
const KEY = 'AIza-of-the-web-app';

/** `target` with the value that `source` has at a path; throws where it has none. */
function withPath(target: Json, source: Json, [name = '', ...rest]: string[]): Json {
  if (source[name] === undefined) throw invalid(`The mask names ${name}, which the body lacks.`);
  if (rest.length === 0) return { ...target, [name]: source[name] };
  const below = (target[name] ?? {}) as Json;
  return { ...target, [name]: withPath(below, source[name] as Json, rest) };
}
