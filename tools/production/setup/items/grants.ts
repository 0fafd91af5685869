import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { STOCK_DATABASE } from '#tools/shared/admin-sdk.ts';
import { accountsOf, type Setup } from '../settings.ts';
import { type Condition, type Grant, grant } from './policy.ts';

const inDatabase = (id: string, title: string, name: string): Condition => ({
  title,
  expression: `resource.name == "projects/${id}/databases/${name}"`,
});

/** Each account reaches what its functions need, and nothing else. */
export async function projectGrants(setup: Setup): Promise<Grant[]> {
  const { id, repository, stop } = setup;
  const number = await setup.number();
  const { site, worker, publisher, drill } = accountsOf(setup);
  const compute = `${number}-compute@developer.gserviceaccount.com`;
  const stock = inDatabase(id, 'stock', STOCK_DATABASE);
  const own = (name: string) => `projects/${id}/roles/${name}`;
  const all = (address: string, names: string[]) =>
    names.map((name) => grant(address, `roles/${name}`));
  return [
    ...all(compute, ['cloudbuild.builds.builder', 'run.invoker', 'eventarc.eventReceiver']),
    grant(
      `service-${number}@gcp-sa-pubsub.iam.gserviceaccount.com`,
      'roles/iam.serviceAccountTokenCreator',
    ),
    grant(
      `service-${number}@gs-project-accounts.iam.gserviceaccount.com`,
      'roles/pubsub.publisher',
    ),
    grant(site, 'roles/logging.logWriter'),
    grant(site, 'roles/datastore.viewer', stock),
    grant(site, 'roles/datastore.user', inDatabase(id, 'inquiries', INQUIRIES_DATABASE)),
    ...all(worker, ['datastore.user', 'logging.logWriter', 'cloudtasks.enqueuer']),
    ...all(worker, ['eventarc.eventReceiver', 'run.invoker', 'firebaseauth.admin']),
    ...(stop ? [grant(worker, own('publicStopper')), ...all(worker, ['pubsub.subscriber'])] : []),
    grant(publisher, own('sitePublisher')),
    ...all(publisher, ['run.viewer', 'serviceusage.serviceUsageConsumer', 'logging.logWriter']),
    grant(publisher, 'roles/datastore.viewer', stock),
    ...(repository === null
      ? []
      : [
          ...all(drill, ['datastore.restoreAdmin', 'datastore.viewer']),
          ...all(drill, ['serviceusage.serviceUsageConsumer']),
          // It may delete what it restored, and no other database.
          grant(drill, own('restoredDeleter'), {
            title: 'restored',
            expression: `resource.name.startsWith("projects/${id}/databases/drill-")`,
          }),
        ]),
  ];
}

/** Google makes the account that builds the functions an Editor; nothing needs that once they are deployed. */
export async function withdrawnGrants(setup: Setup): Promise<Grant[]> {
  const { google, id } = setup;
  const all = `cloudfunctions/v2/projects/${id}/locations/-/functions`;
  if ((await google.list(all, 'functions')).length === 0) return [];
  return [grant(`${await setup.number()}-compute@developer.gserviceaccount.com`, 'roles/editor')];
}

/** Of the files, visitors reach what they may see. */
export function bucketGrants(setup: Setup): Grant[] {
  const { site, worker, publisher } = accountsOf(setup);
  const below = (folder: string): Condition => ({
    title: folder,
    expression: `resource.name.startsWith("projects/_/buckets/${setup.bucket}/objects/${folder}/")`,
  });
  return [
    ...['variants', 'battery-test-documents'].map((folder) =>
      grant(site, 'roles/storage.objectViewer', below(folder)),
    ),
    grant(worker, 'roles/storage.objectAdmin'),
    grant(publisher, 'roles/storage.objectUser', below('releases')),
  ];
}
