import type { GoogleRequest, Send } from '#tools/production/google.ts';
import { allRoutes } from './apis/index.ts';
import { operationAt } from './crud.ts';
import type { Project } from './project.ts';
import { answerCall, Refusal } from './route.ts';

/** These answer for a project that has enabled nothing. */
const ALWAYS_ON = new Set(['cloudbilling', 'cloudresourcemanager', 'serviceusage']);

export interface FakeApis {
  send: Send;
  /** Every request that reached the APIs, as `POST firestore/v1/…`. */
  calls: string[];
  requests: GoogleRequest[];
}

/** Google's APIs without a network, for one project. `refuse` may refuse a call before it is answered. */
export function fakeApis(
  project: Project,
  refuse: (call: string, index: number) => Refusal | null = () => null,
): FakeApis {
  const calls: string[] = [];
  const requests: GoogleRequest[] = [];
  const routes = allRoutes(project);

  function answer({ method, url, headers, body }: GoogleRequest): object {
    const { host, pathname: path, searchParams: query } = new URL(url);
    const api = host.replace('.googleapis.com', '');
    const call = `${method} ${api}${path}`;
    calls.push(call);
    const refusal = refuse(call, calls.length);
    if (refusal) throw refusal;
    if (path.includes('/projects/') && !project.resources.has('project')) {
      throw new Refusal(403, 'PERMISSION_DENIED', 'The caller does not have permission.');
    }
    if (!ALWAYS_ON.has(api)) {
      // The credentials of a person need a project that pays for the quota.
      if (headers['x-goog-user-project'] !== project.id) {
        throw new Refusal(403, 'PERMISSION_DENIED', `${api} requires a quota project.`);
      }
      if (!project.services.has(api)) {
        const why = `${api} has not been used in project ${project.id} before or it is disabled.`;
        throw new Refusal(403, 'PERMISSION_DENIED', why);
      }
    } else if ('x-goog-user-project' in headers) {
      throw new Refusal(403, 'USER_PROJECT_DENIED', `${api} is no service of the project yet.`);
    }
    const asked = { method, host, path, query, body: body ?? {} };
    const found = operationAt(project, path) ?? answerCall(routes, asked);
    if (found === null) throw new Refusal(501, 'UNIMPLEMENTED', `The fake has no ${call}.`);
    return found;
  }

  return {
    calls,
    requests,
    async send(request) {
      requests.push(structuredClone(request));
      try {
        return {
          status: 200,
          body: structuredClone(await answer(request)) as Record<string, unknown>,
        };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { status, code, message } = error;
        return { status, body: { error: { status: code, message } } };
      }
    },
  };
}
