import { type Item, resourceItem, restResource } from '../item.ts';
import type { Setup } from '../settings.ts';

/** Each API of Google that the project, the deployment or the functions call. */
export const SERVICES = [
  ...['apikeys', 'artifactregistry', 'billingbudgets', 'cloudbilling', 'cloudbuild'],
  ...['cloudfunctions', 'cloudresourcemanager', 'cloudscheduler', 'cloudtasks', 'compute'],
  ...['eventarc', 'firebase', 'firebasehosting', 'firebaserules', 'firebasestorage', 'firestore'],
  ...['iam', 'iamcredentials', 'identitytoolkit', 'logging', 'monitoring', 'pubsub', 'run'],
  ...['secretmanager', 'serviceusage', 'storage', 'sts'],
].map((name) => `${name}.googleapis.com`);

/** Services that one call enables at most. */
const BATCH = 20;

/** The project itself, its bill, its services, and Firebase with its web app and its sites. */
export function projectItems(setup: Setup): Item[] {
  const { google, id, media } = setup;
  return [
    {
      title: `project ${id}`,
      async missing() {
        // Google does not say whether a project of others exists.
        const found = await google.find(`cloudresourcemanager/v3/projects/${id}`).catch((error) => {
          if (error.status === 403) return null;
          throw error;
        });
        if (found === null) return ['does not exist'];
        return found['state'] === 'ACTIVE' ? [] : [`is ${found['state']}`];
      },
      make: async () => {
        await google.call('POST', 'cloudresourcemanager/v3/projects', {
          projectId: id,
          displayName: id,
        });
      },
    },
    billingItem(setup),
    {
      title: `${SERVICES.length} services`,
      async missing() {
        const enabled = await enabledServices(setup);
        return SERVICES.filter((name) => !enabled.has(name)).map((name) => `${name} is off`);
      },
      async make() {
        const enabled = await enabledServices(setup);
        const serviceIds = SERVICES.filter((name) => !enabled.has(name));
        for (let start = 0; start < serviceIds.length; start += BATCH) {
          await google.call('POST', `serviceusage/v1/projects/${id}/services:batchEnable`, {
            serviceIds: serviceIds.slice(start, start + BATCH),
          });
        }
      },
    },
    restResource(google, {
      title: 'Firebase',
      at: `firebase/v1beta1/projects/${id}`,
      under: `firebase/v1beta1/projects/${id}:addFirebase`,
      fields: {},
    }),
    resourceItem({
      title: 'web app',
      fields: {},
      find: async () => (await webApps(setup))[0] ?? null,
      create: () =>
        google.call('POST', `firebase/v1beta1/projects/${id}/webApps`, { displayName: 'site' }),
    }),
    ...[id, ...(media ? [mediaSite(id)] : [])].map((site) =>
      restResource(google, {
        title: `Hosting site ${site}`,
        at: `firebasehosting/v1beta1/projects/${id}/sites/${site}`,
        under: `firebasehosting/v1beta1/projects/${id}/sites?siteId=${site}`,
        fields: {},
      }),
    ),
  ];
}

export function mediaSite(id: string): string {
  return `${id}-media`;
}

export function webApps({ google, id }: Setup) {
  return google.list(`firebase/v1beta1/projects/${id}/webApps`, 'apps');
}

function billingItem({ google, id, billingAccount }: Setup): Item {
  const at = `cloudbilling/v1/projects/${id}/billingInfo`;
  return {
    title: 'billing account',
    async missing() {
      const { billingEnabled, billingAccountName } = (await google.find(at)) ?? {};
      if (billingEnabled !== true) return ['does not exist'];
      if (billingAccount === null || billingAccount === billingAccountName) return [];
      return [`is ${billingAccountName}, not ${billingAccount}`];
    },
    async make() {
      if (billingAccount === null) throw new Error('Name a billing account: --billing ACCOUNT.');
      await google.call('PUT', at, { billingAccountName: billingAccount });
    },
  };
}

async function enabledServices({ google, id }: Setup): Promise<Set<unknown>> {
  const address = `serviceusage/v1/projects/${id}/services?filter=state:ENABLED&pageSize=200`;
  const services = await google.list(address, 'services');
  return new Set(services.map(({ config }) => (config as { name: string }).name));
}
