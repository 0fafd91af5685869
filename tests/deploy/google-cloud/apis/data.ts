import { crudRoutes, invalid, onlyFields, startOperation } from '../crud.ts';
import { type Project, resourcesLike } from '../project.ts';
import { notFound, Refusal, type Route, route } from '../route.ts';

type Json = Record<string, unknown>;
const DAY_MS = 86_400_000;
const DATABASE = '{id}/databases/{database}/collectionGroups/{group}';

/** Rules, indexes and buckets. */
export function dataRoutes(project: Project): Route[] {
  const { resources } = project;
  const bucket = (name: string) => {
    const found = resources.get('bucket');
    if (name !== project.bucket || !found) throw notFound(name);
    return { ...found, name, location: project.region.toUpperCase(), locationType: 'region' };
  };
  /** The indexes or fields of one database. */
  const resourcesOf = (name: string, kind: 'indexes' | 'fields') =>
    resourcesLike(project, /./u).filter(({ name: resource }) => {
      const [, owner, found] =
        /\/databases\/([^/]+)\/.*\/(indexes|fields)\/[^/]+$/u.exec(String(resource)) ?? [];
      return owner === name && found === kind;
    });
  const release = (body: Json) => {
    const own = (body['release'] ?? body) as { name: string };
    resources.set(own.name, { ...own, createTime: new Date().toISOString() });
    return own;
  };
  return [
    ...copyRoutes(project),
    ...crudRoutes(project, {
      at: 'firestore/v1/projects/{id}/databases',
      id: 'databaseId',
      fields: [
        ...['locationId', 'type', 'pointInTimeRecoveryEnablement', 'deleteProtectionState'],
        'databaseEdition',
      ],
      required: ['locationId', 'type'],
      fixed: ['locationId'],
      added: { databaseEdition: 'STANDARD' },
      isSlow: true,
    }),
    ...crudRoutes(project, {
      at: 'firestore/v1/projects/{id}/databases/{database}/backupSchedules',
      fields: ['retention', 'dailyRecurrence', 'weeklyRecurrence'],
      required: ['retention'],
    }),
    route(`GET firestore/v1/projects/${DATABASE}/indexes`, (_, _id, name = '') => ({
      indexes: resourcesOf(name, 'indexes'),
    })),
    route(`POST firestore/v1/projects/${DATABASE}/indexes`, ({ path, body }) => {
      const name = `${path.slice('/v1/'.length)}/${resources.size}`;
      resources.set(name, {
        ...body,
        fields: completeFields(body),
        name,
        state: 'READY',
        ...project.newIndex,
      });
      return { name: 'operation', done: true };
    }),
    route(`GET firestore/v1/projects/${DATABASE}/fields`, (_, _id, name = '') => ({
      fields: resourcesOf(name, 'fields'),
    })),
    route(`PATCH firestore/v1/projects/${DATABASE}/fields/{field}`, ({ path, body }) => {
      const name = path.slice('/v1/'.length);
      resources.set(name, { ...body, name });
      return { name: 'operation', done: true };
    }),
    route('GET firebasestorage/v1alpha/projects/{id}/defaultBucket', () => {
      if (!resources.has('bucket')) throw notFound('The bucket');
      return {
        name: `projects/${project.id}/defaultBucket`,
        bucket: { name: `projects/${project.id}/buckets/${project.bucket}` },
      };
    }),
    route('POST firebasestorage/v1alpha/projects/{id}/defaultBucket', ({ body }) => {
      onlyFields(body, ['location']);
      if (resources.has('bucket')) throw new Refusal(409, 'ALREADY_EXISTS', 'It exists.');
      if (!resources.has('firebase')) throw notFound('The Firebase project');
      resources.set('bucket', {});
      return {};
    }),
    route('GET storage/storage/v1/b/{bucket}', (_, name = '') => bucket(name)),
    route('PATCH storage/storage/v1/b/{bucket}', ({ body }, name = '') => {
      onlyFields(body, ['cors', 'softDeletePolicy', 'versioning', 'iamConfiguration']);
      resources.set('bucket', { ...resources.get('bucket'), ...body });
      return bucket(name);
    }),
    route('GET storage/storage/v1/projects/{id}/serviceAccount', (_, id) => {
      const email = `service-${project.number}@gs-project-accounts.iam.gserviceaccount.com`;
      resources.set(`projects/${id}/serviceAccounts/${email}`, { email });
      return { email_address: email };
    }),
    route('POST firebaserules/v1/projects/{id}:test', () => ({ issues: [] })),
    route('GET firebaserules/v1/projects/{id}/releases', () => ({
      releases: resourcesLike(project, /\/releases\//u),
    })),
    route('POST firebaserules/v1/projects/{id}/rulesets', ({ body }) => {
      const name = `projects/${project.id}/rulesets/${resources.size}`;
      resources.set(name, { ...body, name });
      return { name };
    }),
    route('GET firebaserules/v1/projects/{id}/rulesets/{ruleset}', ({ path }) => {
      const found = resources.get(path.slice('/v1/'.length));
      if (!found) throw notFound(path);
      return found;
    }),
    route('POST firebaserules/v1/projects/{id}/releases', ({ body }) => release(body)),
    route('PATCH firebaserules/v1/projects/{id}/releases/{name*}', ({ body }) => release(body)),
  ];
}

/** Firestore stores an index with the field that it adds at the end. */
function completeFields({ fields }: Json): Json[] {
  const own = fields as Json[];
  const last = own.at(-1);
  if (last?.['fieldPath'] === '__name__') return own;
  return [...own, { fieldPath: '__name__', order: last?.['order'] ?? 'ASCENDING' }];
}

/** Databases made from backups, and from an earlier state of another database. */
function copyRoutes(project: Project): Route[] {
  const { resources } = project;
  const make = async (id: string, databaseId: unknown, source: string) => {
    const name = `projects/${id}/databases/${databaseId}`;
    // Firestore keeps the name of a deleted database for some minutes.
    if (resources.has(name) || resources.has(`deleted ${name}`)) {
      throw new Refusal(409, 'ALREADY_EXISTS', `${name} exists.`);
    }
    if (!/^[a-z][a-z0-9-]{2,61}[a-z0-9]$/u.test(String(databaseId))) throw invalid('Bad name.');
    await project.copyDocuments(source, String(databaseId));
    resources.set(name, { name, locationId: project.region });
    return startOperation(project, name, { name });
  };
  return [
    route('GET firestore/v1/projects/{id}/locations/-/backups', () => ({
      backups: resourcesLike(project, /\/backups\/[^/]+$/u),
    })),
    route('POST firestore/v1/projects/{id}/databases:restore', ({ body }, id = '') => {
      onlyFields(body, ['databaseId', 'backup']);
      const backup = resources.get(String(body['backup']));
      if (backup?.['state'] !== 'READY') throw notFound(`The backup ${body['backup']}`);
      return make(id, body['databaseId'], String(backup['database']).split('/').at(-1) ?? '');
    }),
    route('POST firestore/v1/projects/{id}/databases:clone', ({ body }, id = '') => {
      onlyFields(body, ['databaseId', 'pitrSnapshot']);
      const {
        database = '',
        snapshotTime = '',
        ...others
      } = body['pitrSnapshot'] as Record<string, string>;
      onlyFields(others, []);
      if (!resources.has(database)) throw notFound(database);
      // A whole minute of the last seven days.
      const age = Date.now() - Date.parse(snapshotTime);
      if (!/:00(?:\.0+)?Z$/u.test(snapshotTime) || !(age > 0 && age < 7 * DAY_MS)) {
        throw invalid(`No snapshot of ${snapshotTime}.`);
      }
      return make(id, body['databaseId'], database.split('/').at(-1) ?? '');
    }),
    route('DELETE firestore/v1/projects/{id}/databases/{database}', (_, id, database) => {
      const name = `projects/${id}/databases/${database}`;
      const found = resources.get(name);
      if (!found) throw notFound(name);
      if (found['deleteProtectionState'] === 'DELETE_PROTECTION_ENABLED') {
        throw new Refusal(400, 'FAILED_PRECONDITION', `${name} is protected.`);
      }
      resources.delete(name);
      resources.set(`deleted ${name}`, {});
      return startOperation(project, name, {});
    }),
  ];
}
