import { expect, it } from 'vitest';
import { functionsRoutes } from './apis/functions.ts';
import { operationRoutes } from './apis/operations.ts';
import { createProject, type Project } from './project.ts';
import { answerCall, Refusal } from './route.ts';

const ADDRESS = 'worker@dealer-site.iam.gserviceaccount.com';

function projectWithWorker(): Project {
  const project = createProject('dealer-site', 'europe-west1');
  project.resources.set(`projects/dealer-site/serviceAccounts/${ADDRESS}`, { email: ADDRESS });
  project.secrets.add('SMTP_URL');
  return project;
}

/** The answer of the fake, or the words of its refusal. */
function ask(api: string, path: string, body: Record<string, unknown>, query = ''): string {
  const project = projectWithWorker();
  const routes = [...operationRoutes(project), ...functionsRoutes(project)];
  const host = `${api}.googleapis.com`;
  try {
    const call = { method: 'POST', host, path, query: new URLSearchParams(query), body };
    return answerCall(routes, call) === null ? 'unknown' : 'accepted';
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

const policyOf = (member: string) => ({ policy: { bindings: [{ role: 'r', members: [member] }] } });

it.each([
  [`serviceAccount:${ADDRESS}`, 'accepted'],
  ['allUsers', 'accepted'],
  ['serviceAccount:worker@', 'Invalid member serviceAccount:worker@.'],
  ['worker', 'Invalid member worker.'],
  [
    'serviceAccount:nobody@dealer-site.iam.gserviceaccount.com',
    'Service account nobody@dealer-site.iam.gserviceaccount.com does not exist.',
  ],
])(
  'the fake cloud answers for the member %s of a secret and of a service: %s',
  (member, answer) => {
    const secret = '/v1/projects/dealer-site/secrets/SMTP_URL:setIamPolicy';
    const service = '/v1/projects/dealer-site/locations/europe-west1/services/site:setIamPolicy';
    expect(ask('secretmanager', secret, policyOf(member))).toBe(answer);
    expect(ask('run', service, policyOf(member))).toBe(answer);
  },
);

it('the fake cloud refuses a schedule and a function whose account is not an address', () => {
  const refused = 'Invalid member serviceAccount:worker@.';
  const jobs = '/v1/projects/dealer-site/locations/europe-west1/jobs';
  const job = (serviceAccountEmail: string) => ({
    name: 'job',
    httpTarget: { oidcToken: { serviceAccountEmail } },
  });
  expect(ask('cloudscheduler', jobs, job('worker@'))).toBe(refused);
  expect(ask('cloudscheduler', jobs, job(ADDRESS))).toBe('accepted');
  const functions = '/v2/projects/dealer-site/locations/europe-west1/functions';
  const create = (serviceAccountEmail: string) =>
    ask('cloudfunctions', functions, { serviceConfig: { serviceAccountEmail } }, 'functionId=site');
  expect(create('worker@')).toBe(refused);
  expect(create(ADDRESS)).toBe('accepted');
});
