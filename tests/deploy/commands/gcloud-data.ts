import { type Command, CommandRefusal, type Parsed } from './command.ts';
import { required } from './gcloud-project.ts';

/** `gs://BUCKET` of the project. */
function bucketOf(url: string | undefined, bucket: string): string {
  if (url !== `gs://${bucket}`) throw new CommandRefusal(`There is no bucket ${url}.`);
  return 'bucket';
}

/** The resource of the database that a flag names. */
function databaseOf(flags: Parsed['flags']): string {
  return `database ${flags['database']?.[0]}`;
}

export const DATA_COMMANDS: readonly Command[] = [
  {
    words: 'firestore databases create',
    required: ['database', 'location'],
    switches: ['enable-pitr', 'delete-protection'],
    api: 'firestore',
    run: (project, { flags }) => {
      const protectedFromLoss = ['enable-pitr', 'delete-protection'].every((name) => flags[name]);
      project.resources.set(databaseOf(flags), {
        locationId: flags['location']?.[0],
        protectedFromLoss,
      });
      return undefined;
    },
  },
  {
    words: 'firestore databases describe',
    required: ['database'],
    api: 'firestore',
    run: (project, { flags }) => required(project, databaseOf(flags)),
  },
  {
    words: 'firestore operations list',
    optional: ['database'],
    api: 'firestore',
    run: (project, { flags }) => {
      required(project, databaseOf(flags));
      return [{ done: 'True' }];
    },
  },
  {
    words: 'firestore databases delete',
    required: ['database'],
    switches: ['quiet'],
    api: 'firestore',
    run: (project, { flags }) => {
      const name = databaseOf(flags);
      if (required(project, name)['protectedFromLoss'] === true) {
        throw new CommandRefusal(`${name} is protected.`);
      }
      project.resources.delete(name);
      project.resources.set(`deleted ${name}`, {});
      return undefined;
    },
  },
  {
    words: 'storage restore',
    args: ['URL'],
    required: ['deleted-after-time'],
    switches: ['async'],
    api: 'storage',
    run: (project, { args: [url = ''], flags }) => {
      // gcloud restores by time only in the background.
      if (!flags['async']) throw new CommandRefusal('Does not support flag: deleted_after_time');
      const bucket = required(project, bucketOf(url.replace(/\/\*\*$/u, ''), project.bucket));
      if (bucket['soft_delete'] === undefined) throw new CommandRefusal('Nothing is kept.');
      return undefined;
    },
  },
  {
    words: 'firestore backups schedules create',
    required: ['database', 'recurrence', 'retention'],
    api: 'firestore',
    run: (project, { flags }) => {
      const name = databaseOf(flags);
      required(project, name);
      project.resources.set(`backups of ${name}`, { retention: flags['retention']?.[0] });
      return undefined;
    },
  },
  {
    words: 'storage buckets update',
    args: ['URL'],
    optional: ['cors-file', 'soft-delete-duration'],
    switches: ['no-versioning', 'uniform-bucket-level-access'],
    api: 'storage',
    run: (project, { args: [url], flags }) => {
      const bucket = required(project, bucketOf(url, project.bucket));
      project.resources.set('bucket', {
        ...bucket,
        cors_config: JSON.parse(flags['cors-file']?.[0] ?? 'null'),
        soft_delete: flags['soft-delete-duration']?.[0],
        versioning: flags['no-versioning'] === undefined,
        uniform_access: flags['uniform-bucket-level-access'] !== undefined,
      });
      return undefined;
    },
  },
  {
    words: 'storage service-agent',
    api: 'storage',
    run: (project) => {
      const account = `service-${project.number}@gs-project-accounts.iam.gserviceaccount.com`;
      project.resources.set(`account ${account}`, {});
      return account;
    },
  },
  {
    words: 'storage buckets describe',
    args: ['URL'],
    api: 'storage',
    run: (project, { args: [url] }) => required(project, bucketOf(url, project.bucket)),
  },
  {
    words: 'storage buckets add-iam-policy-binding',
    args: ['URL'],
    required: ['role', 'member'],
    optional: ['condition'],
    api: 'storage',
    run: (project, { args: [url], flags }) => {
      const bucket = required(project, bucketOf(url, project.bucket)) as Record<string, unknown>;
      const account = /^serviceAccount:(.+)$/u.exec(flags['member']?.[0] ?? '')?.[1];
      required(project, `account ${account}`);
      const condition = flags['condition']?.[0];
      const hasConditions = bucket['conditions'] === true;
      if (condition === undefined || condition === 'None') {
        // gcloud asks which one is meant once any binding of the bucket has a condition.
        if (condition || !hasConditions) return undefined;
        throw new CommandRefusal('Adding a binding without a condition needs --condition None.');
      }
      // The bucket refuses a condition where its objects have access lists of their own.
      const isKnown =
        /^title=[\w-]+,expression=resource\.name(?: == "[^"]+"|\.startsWith\("[^"]+"\))$/u.test(
          condition,
        ) && condition.includes(`/buckets/${project.bucket}/objects/`);
      if (!isKnown || bucket['uniform_access'] !== true) {
        throw new CommandRefusal(`The bucket takes no condition ${condition}.`);
      }
      project.resources.set('bucket', { ...bucket, conditions: true });
      return undefined;
    },
  },
  {
    words: 'secrets create',
    args: ['NAME'],
    required: ['replication-policy', 'data-file'],
    api: 'secretmanager',
    run: (project, { args: [name = ''], stdin }) => {
      // A line break would be part of the secret.
      if (stdin === '' || /\s/u.test(stdin)) throw new CommandRefusal(`${name} has a bad value.`);
      project.secrets.add(name);
      return undefined;
    },
  },
  {
    words: 'secrets list',
    api: 'secretmanager',
    run: ({ secrets }) => [...secrets].map((name) => ({ name })),
  },
  {
    words: 'secrets versions add',
    args: ['NAME'],
    required: ['data-file'],
    api: 'secretmanager',
    run: ({ secrets }, { args: [name = ''], stdin }) => {
      if (!secrets.has(name) || stdin === '' || /\s/u.test(stdin)) {
        throw new CommandRefusal(`${name} does not exist or has a bad value.`);
      }
      return undefined;
    },
  },
  {
    words: 'secrets versions access',
    args: ['VERSION'],
    required: ['secret'],
    api: 'secretmanager',
    run: ({ secrets }, { flags, args: [version] }) => {
      const name = flags['secret']?.[0] ?? '';
      if (!secrets.has(name) || version !== 'latest') throw new CommandRefusal(`No ${name}.`);
      return 'the value of the secret';
    },
  },
];
