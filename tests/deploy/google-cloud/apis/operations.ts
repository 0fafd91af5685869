import { refuseUnknownAccount, refuseUnknownMembers } from '../members.ts';
import type { Project } from '../project.ts';
import { notFound, type Route, route } from '../route.ts';

const JOB = '{id}/locations/{region}/jobs';
const QUEUE = '{id}/locations/{region}/queues';
const REPOSITORY = '{id}/locations/{region}/repositories/{repository}';

/** Secrets, schedules, queues, services of Cloud Run and images. */
export function operationRoutes(project: Project): Route[] {
  const { resources, secrets } = project;
  const stored = (path: string) => {
    const name = path.replace(/^\/v\d\//u, '');
    const found = resources.get(name);
    if (!found) throw notFound(name);
    return found;
  };
  const write = (body: object) => {
    const { name } = body as { name: string };
    resources.set(name, { ...resources.get(name), ...body });
    return body;
  };
  const policy = (resource: string) => ({ bindings: [], ...resources.get(`${resource} policy`) });
  const writeJob = (body: object) => {
    const { httpTarget } = body as {
      httpTarget?: { oidcToken?: { serviceAccountEmail?: string } };
    };
    const token = httpTarget?.oidcToken;
    if (token) refuseUnknownAccount(project, token.serviceAccountEmail);
    return write(body);
  };
  const setPolicy = (resource: string, body: Record<string, unknown>) => {
    refuseUnknownMembers(project, body['policy']);
    resources.set(`${resource} policy`, body['policy'] as Record<string, unknown>);
    return policy(resource);
  };
  const secret = (name: string) => {
    if (!secrets.has(name)) throw notFound(name);
    return `projects/${project.number}/secrets/${name}`;
  };
  return [
    route('GET secretmanager/v1/projects/{id}/secrets/{name}', (_, _id, name = '') => ({
      name: secret(name),
      labels: {},
      replication: { automatic: {} },
    })),
    route(
      'GET secretmanager/v1/projects/{id}/secrets/{name}/versions/{version}',
      (_, _id, name = '') => ({
        name: `${secret(name)}/versions/1`,
        state: 'ENABLED',
      }),
    ),
    route('GET secretmanager/v1/projects/{id}/secrets/{name}:getIamPolicy', (_, _id, name = '') =>
      policy(secret(name)),
    ),
    route(
      'POST secretmanager/v1/projects/{id}/secrets/{name}:setIamPolicy',
      ({ body }, _id, name = '') => setPolicy(secret(name), body),
    ),
    route(`GET cloudscheduler/v1/projects/${JOB}/{job}`, ({ path }) => stored(path)),
    route(`POST cloudscheduler/v1/projects/${JOB}`, ({ body }) => writeJob(body)),
    route(`PATCH cloudscheduler/v1/projects/${JOB}/{job}`, ({ body }) => writeJob(body)),
    route(`DELETE cloudscheduler/v1/projects/${JOB}/{job}`, () => ({})),
    route(`GET cloudtasks/v2/projects/${QUEUE}/{queue}`, ({ path }) => stored(path)),
    route(`POST cloudtasks/v2/projects/${QUEUE}`, ({ body }) => write(body)),
    route(`PATCH cloudtasks/v2/projects/${QUEUE}/{queue}`, ({ body }) => write(body)),
    route(`GET run/v1/projects/{id}/locations/{region}/services/{name}:getIamPolicy`, ({ path }) =>
      policy(path.replace(/:getIamPolicy$/u, '')),
    ),
    route(
      `POST run/v1/projects/{id}/locations/{region}/services/{name}:setIamPolicy`,
      ({ path, body }) => setPolicy(path.replace(/:setIamPolicy$/u, ''), body),
    ),
    route(`GET artifactregistry/v1/projects/${REPOSITORY}`, ({ path }) => ({
      name: path.slice('/v1/'.length),
      ...resources.get(path.slice('/v1/'.length)),
    })),
    route(`PATCH artifactregistry/v1/projects/${REPOSITORY}`, ({ path, body }) =>
      write({ ...body, name: path.slice('/v1/'.length) }),
    ),
  ];
}
