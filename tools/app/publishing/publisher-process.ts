import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { HostingConfig, PublishResult } from 'site-publisher';
import { database } from '#catalogue/firestore.ts';
import { snapshotFile } from '#catalogue/snapshot.ts';
import type { BuildRequest } from '#domain/publishing.ts';
import { failedResult } from '#functions/src/publishing/build/build-report.ts';
import { openPublisher } from '#functions/src/publishing/build/site-content.ts';
import { localHosting } from '../local-hosting.ts';
import { openStateFolder } from './state-folder.ts';

/** What the process is started with, as JSON in its first argument. */
export interface PublisherSetup {
  dataDir: string;
  siteUrl: string;
  emulatorUrl: string;
  hosting: HostingConfig;
  renderer: string;
}

/** A request to the process, and its answer under the same number. */
export interface PublishOrder {
  number: number;
  request: BuildRequest;
}
export interface PublishAnswer {
  number: number;
  result: PublishResult;
}

/**
 * The publisher of the local app, in a process of its own: rendering a large stock keeps a processor
 * busy, and the app goes on answering meanwhile. It remembers what it released last.
 */
const { dataDir, emulatorUrl, ...others } = JSON.parse(process.argv[2] ?? '{}') as PublisherSetup;
const opening = openPublisher({
  ...others,
  firestore: database(),
  snapshots: snapshotFile(join(dataDir, 'catalogue.bin')),
  client: localHosting(emulatorUrl),
  states: openStateFolder(dataDir),
  // A release takes milliseconds here, so that no edited page has to wait for the feeds.
  largeSite: 0,
  now: () => new Date(process.env['BUILD_TIME'] ?? Date.now()),
});

process.on('message', ({ number, request }: PublishOrder) => {
  opening
    .then((publisher) => publisher.publish(request))
    .catch((error: unknown) => {
      console.error(error);
      return failedResult(error);
    })
    .then((result) => process.send?.({ number, result } satisfies PublishAnswer))
    // Node would write it at the end of the process, which is killed.
    .then(() => flushCompileCache());
});
process.once('disconnect', () => process.exit(1));
