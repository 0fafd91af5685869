import { refuseUnknownAccount } from '../members.ts';
import { type Project, resourcesLike } from '../project.ts';
import { type Call, notFound, Refusal, type Route, route } from '../route.ts';

const FUNCTION = /\/functions\/[^/]+$/u;

/** Cloud Functions of the second generation, and their resources. */
export function functionsRoutes(project: Project): Route[] {
  const { resources } = project;
  const done = (name: string) => ({ name: `operations/${name}`, done: true });

  function write({ path, body, query }: Call): object {
    const id = query.get('functionId');
    const name = path.replace(/^\/v2\//u, '') + (id === null ? '' : `/${id}`);
    if ((id === null) !== resources.has(name)) throw notFound(name);
    const own = body as {
      serviceConfig: { serviceAccountEmail?: string };
      eventTrigger?: { serviceAccountEmail?: string };
    };
    refuseUnusableSecrets(project, own.serviceConfig);
    for (const { serviceAccountEmail: account } of [own.serviceConfig, own.eventTrigger ?? {}]) {
      if (account !== undefined) refuseUnknownAccount(project, account);
    }
    const service = name.replace('/functions/', '/services/').toLowerCase();
    resources.set(name, {
      ...own,
      name,
      environment: 'GEN_2',
      state: 'ACTIVE',
      serviceConfig: { ...own.serviceConfig, service, uri: `https://${id}-x.a.run.app` },
      ...(own.eventTrigger && {
        eventTrigger: { ...own.eventTrigger, trigger: `${name}-trigger` },
      }),
    });
    return done(name);
  }

  return [
    route('GET cloudfunctions/v1/projects/{id}/locations/-/functions', () => ({})),
    route('GET cloudfunctions/v2/projects/{id}/locations/-/functions', () => ({
      functions: resourcesLike(project, FUNCTION),
    })),
    route(
      'POST cloudfunctions/v2/projects/{id}/locations/{region}/functions:generateUploadUrl',
      () => ({
        uploadUrl: 'https://storage.googleapis.com/uploaded-source',
        storageSource: { bucket: 'sources', object: 'functions.zip' },
      }),
    ),
    route('PUT storage/uploaded-source', () => ({})),
    route('POST cloudfunctions/v2/projects/{id}/locations/{region}/functions', write),
    route('PATCH cloudfunctions/v2/projects/{id}/locations/{region}/functions/{name}', write),
    route(
      'DELETE cloudfunctions/v2/projects/{id}/locations/{region}/functions/{name}',
      ({ path }) => {
        const name = path.replace(/^\/v2\//u, '');
        if (!resources.delete(name)) throw notFound(name);
        return done(name);
      },
    ),
    route('GET cloudfunctions/v2/operations/{name*}', (_, name = '') => ({
      ...done(name),
      response: resources.get(name) ?? {},
    })),
  ];
}

/** Functions start with the values of their secrets, so each must have a version. */
function refuseUnusableSecrets(project: Project, serviceConfig: object): void {
  const { secretEnvironmentVariables: used = [] } = serviceConfig as {
    secretEnvironmentVariables?: { secret: string }[];
  };
  const missing = used.find(({ secret }) => !project.secrets.has(secret));
  if (missing) throw new Refusal(400, 'INVALID_ARGUMENT', `No version of ${missing.secret}.`);
}
