import type { Project } from '../project.ts';
import { type Call, notFound, Refusal, type Route, route } from '../route.ts';

/** The fields of the configuration of Identity Toolkit that are known here. */
const SIGN_IN_FIELDS = new Set([
  ...['authorizedDomains', 'client', 'emailPrivacyConfig', 'mfa', 'notification'],
  ...['passwordPolicyConfig', 'signIn'],
]);

/** The calls that set up a project once: bucket, sign-in and domain. */
export function setupRoutes(project: Project): Route[] {
  const { resources } = project;
  const needs = (api: string) => {
    if (!project.services.has(api)) throw new Refusal(403, 'SERVICE_DISABLED', `${api} is off.`);
  };
  const own = (id: string | undefined) => {
    if (id !== project.id || !resources.has('project')) throw notFound(`Project ${id}`);
  };
  const stored = (name: string) => {
    const found = resources.get(name);
    if (!found) throw notFound(name);
    return found;
  };
  return [
    route('POST firebasestorage/v1alpha/projects/{id}/defaultBucket', ({ body }, id) => {
      own(id);
      needs('firebasestorage');
      stored('firebase');
      resources.set('bucket', { location: body['location'] });
      return {};
    }),
    route('POST identitytoolkit/v2/projects/{id}/identityPlatform:initializeAuth', (_, id) => {
      own(id);
      needs('identitytoolkit');
      resources.set('sign-in', {});
      return {};
    }),
    route('PATCH identitytoolkit/admin/v2/projects/{id}/config', (call, id) => {
      own(id);
      const sent = masked(call);
      const before = stored('sign-in');
      // A mask can name one field of what the project has already.
      const notification = { ...(before['notification'] ?? {}), ...(sent['notification'] ?? {}) };
      resources.set('sign-in', { ...before, ...sent, notification });
      return {};
    }),
    route('GET identitytoolkit/admin/v2/projects/{id}/config', (_, id) => {
      own(id);
      return stored('sign-in');
    }),
    route(
      'POST firebasehosting/v1beta1/projects/{id}/sites/{site}/customDomains',
      ({ query }, id, site) => {
        own(id);
        own(site);
        stored('site');
        resources.set('domain', { name: query.get('customDomainId') });
        return {};
      },
    ),
  ];
}

/** The body of an update whose mask names exactly what the body has. */
function masked({ body, query }: Call): Record<string, unknown> {
  const mask = (query.get('updateMask') ?? '').split(',');
  const named = new Set(mask.map((field) => field.split('.')[0] ?? ''));
  const sent = Object.keys(body);
  const fits =
    sent.every((field) => named.has(field) && SIGN_IN_FIELDS.has(field)) &&
    [...named].every((field) => sent.includes(field)) &&
    mask.every((field) => has(body, field.split('.')));
  if (!fits) throw new Refusal(400, 'INVALID_ARGUMENT', `Bad update mask ${mask.join(',')}.`);
  return body;
}

function has(value: unknown, [key = '', ...rest]: string[]): boolean {
  if (typeof value !== 'object' || value === null || !(key in value)) return false;
  return rest.length === 0 || has((value as Record<string, unknown>)[key], rest);
}
