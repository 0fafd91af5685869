import {
  type HostingConfig,
  type PublishResult,
  type StateStore,
  waitUntilLive,
} from 'site-publisher';
import { projectHosting } from '#functions/src/publishing/build/project-hosting.ts';
import { openPublisher } from '#functions/src/publishing/build/site-content.ts';
import { paths } from '#paths';
import { openSdk } from '../shared/admin-sdk.ts';
import type { CompiledCode } from './publish-site.ts';
import type { ProductionSettings } from './settings.ts';

const WEEK_SECONDS = 7 * 24 * 3600;

/** The state in the bucket belongs to the live release. */
const NO_STATES: StateStore = {
  load: async () => null,
  save: async () => {},
  keep: async () => {},
};

/** Whether Hosting takes this as the name of a channel; `live` is the one that visitors see. */
export function isChannelName(name: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/u.test(name) && name !== 'live';
}

/**
 * Releases the whole site to a preview channel, which ends after a week, and resolves when it answers. It
 * reads the stock and changes nothing but the channel. Throws as `openSitePublisher` does.
 */
export async function previewSite(
  { projectId, siteUrl, storageBucket }: ProductionSettings,
  { renderer, hosting }: CompiledCode,
  name: string,
): Promise<{ url: string; result: PublishResult }> {
  const { firestore, close } = openSdk(projectId, storageBucket);
  try {
    const client = projectHosting(projectId, name);
    const url = await client.openChannel(WEEK_SECONDS);
    const publisher = await openPublisher({
      ...{ renderer, firestore, siteUrl, snapshots: null },
      // Only a publisher of the live site deletes unfinished versions of the live site.
      client: { ...client, deleteUnfinished: async () => {} },
      hosting: previewHosting(hosting),
      states: NO_STATES,
    });
    const result = await publisher.publish({ revision: 0, full: true, force: true });
    if (result.ok) await waitUntilLive(url, result.release);
    return { url, result };
  } finally {
    await close();
  }
}

/** Of what is below `/api/`, these read only; so does everything else that a function answers. */
const READING: readonly string[] = [paths.publicVehicleData, paths.health];

/** Serves as the live site does, but search engines are sent away and no function that writes answers. */
export function previewHosting(hosting: HostingConfig): HostingConfig {
  const noindex = { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] };
  return {
    ...hosting,
    headers: [...hosting.headers, noindex],
    rewrites: hosting.rewrites.filter(
      ({ source }) => !source.startsWith('/api/') || READING.includes(source),
    ),
  };
}
