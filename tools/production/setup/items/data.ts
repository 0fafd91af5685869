import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from '#functions/src/shared/settings/config.ts';
import { ROOT } from '#tools/shared/config.ts';
import { findListed, type Item, resourceItem, restResource, topFields } from '../item.ts';
import type { Setup } from '../settings.ts';

const KEPT_SECONDS = 30 * 24 * 3600;

/** The databases of `firebase.json`, their backups, and the bucket. */
export function dataItems({ google, id, bucket }: Setup): Item[] {
  const { firestore } = readJson('firebase.json') as { firestore: { database: string }[] };
  const names = firestore.map(({ database }) => database);
  const files = `storage/storage/v1/b/${bucket}`;
  return [
    ...names.flatMap((name) => {
      const at = `firestore/v1/projects/${id}/databases/${name}`;
      return [
        restResource(google, {
          title: `database ${name}`,
          at,
          under: `firestore/v1/projects/${id}/databases?databaseId=${name}`,
          fields: {
            locationId: REGION,
            type: 'FIRESTORE_NATIVE',
            pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
            deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
          },
          fixed: ['locationId', 'type'],
        }),
        resourceItem({
          title: `daily backups of ${name}`,
          fields: { retention: `${KEPT_SECONDS}s` },
          find: () =>
            findListed(google, `${at}/backupSchedules`, (one) => 'dailyRecurrence' in one),
          create: (fields) =>
            google.call('POST', `${at}/backupSchedules`, { ...fields, dailyRecurrence: {} }),
          update: ({ name: schedule }, _, fields) =>
            google.call('PATCH', `firestore/v1/${schedule}?updateMask=retention`, fields),
        }),
      ];
    }),
    restResource(google, {
      title: 'bucket',
      at: `firebasestorage/v1alpha/projects/${id}/defaultBucket`,
      fields: {},
      created: { location: REGION },
    }),
    bucketSettings(),
  ];

  /** Staff see what they uploaded, and what is deleted can be restored for a month and no longer. */
  function bucketSettings(): Item {
    const fields = {
      cors: readJson('storage.cors.json'),
      softDeletePolicy: { retentionDurationSeconds: KEPT_SECONDS },
      versioning: { enabled: false },
      iamConfiguration: { uniformBucketLevelAccess: { enabled: true } },
    };
    return resourceItem({
      title: 'settings of the bucket',
      fields,
      find: () => google.find(files),
      update: (_, changed) => {
        const own = Object.entries(fields).filter(([name]) => topFields(changed).includes(name));
        return google.call('PATCH', files, Object.fromEntries(own));
      },
    });
  }
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}
