import { join } from 'node:path';
import type { Bucket } from '@google-cloud/storage';
import type { Firestore } from 'firebase-admin/firestore';
import {
  type HostingClient,
  type PublisherOptions,
  RELEASE_MANIFEST,
  readHostingConfig,
} from 'site-publisher';
import { gzipped, hashOf } from 'site-publisher/testing/hosting/release-version.ts';
import { type SnapshotStore, snapshotFile } from '#catalogue/snapshot.ts';
import { openCatalogueSource } from '#catalogue/source.ts';
import { SITE_OPTIONS, siteContent } from '#functions/src/publishing/build/site-content.ts';
import { type SiteEmulator, startSiteEmulator } from '#tests/support/app/site-emulator.ts';
import { localHosting } from '#tools/app/local-hosting.ts';
import { openStateFolder } from '#tools/app/publishing/state-folder.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { aSmallSite, type SmallSite } from './small-site.ts';

/** An emulator with an empty stock and nothing live, and what a publisher of a small site needs. */
export interface SmallPublisher {
  firestore: Firestore;
  bucket: Bucket;
  client: HostingClient;
  siteUrl: string;
  emulatorUrl: string;
  /** The state of a process that just started: it shares files with the others, but no memory. */
  options(site?: SmallSite): PublisherOptions;
  /** The time for everything that depends on it; tests move it. */
  clock: { now: Date };
  /** The files that visitors get, without the manifest: path → SHA-256 of the gzipped bytes. */
  liveFiles(): Promise<Record<string, string>>;
  /** The same files, from a full reading and rendering that shares nothing with a publisher. */
  fullFiles(site?: SmallSite): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

export const HOSTING = readHostingConfig({ hosting: { cleanUrls: true } });

export async function startSmallPublisher(): Promise<SmallPublisher> {
  const emulator: SiteEmulator = await startSiteEmulator();
  const { bucket, firestore, close } = openLocalSdk(emulator.emulator.url);
  const { siteUrl, dataDir } = emulator;
  const client = localHosting(emulator.emulator.url);
  const clock = { now: new Date('2026-11-22T12:00:00Z') };
  const sourceOf = (snapshots: SnapshotStore | null, origin: string) =>
    openCatalogueSource({ firestore, snapshots, origin });

  return {
    firestore,
    bucket,
    client,
    siteUrl,
    emulatorUrl: emulator.emulator.url,
    clock,
    options: (site = aSmallSite()) => ({
      ...SITE_OPTIONS,
      source: siteContent(sourceOf(snapshotFile(join(dataDir, 'catalogue.bin')), site.code), site),
      site,
      client,
      hosting: HOSTING,
      states: openStateFolder(dataDir),
      siteUrl,
      now: () => clock.now,
    }),
    async liveFiles() {
      const live = await client.live();
      const files = live === null ? new Map() : await client.files(live.version);
      files.delete(`/${RELEASE_MANIFEST}`);
      return Object.fromEntries([...files].sort());
    },
    async fullFiles(site = aSmallSite()) {
      const { catalogue } = await sourceOf(null, '').read({ full: true, now: clock.now });
      const files = new Map<string, string>();
      for (const page of site.sitePages(catalogue)) {
        const { file, body } = await site.render(page);
        const whole = body instanceof Uint8Array ? [body] : await Array.fromAsync(body);
        files.set(file, hashOf(await gzipped(Buffer.concat(whole))));
      }
      for (const [file, bytes] of await site.assets()) {
        files.set(file, hashOf(await gzipped(bytes)));
      }
      return Object.fromEntries([...files].sort());
    },
    async stop() {
      await close();
      await emulator.stop();
    },
  };
}
