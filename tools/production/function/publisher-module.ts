import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostingConfig } from 'app-emulator/hosting';
import type {
  PublisherModule,
  PublisherSettings,
} from '#functions/src/publishing/build/site-publisher.ts';
import { describeError } from '#tools/shared/describe-error.ts';
import { openSitePublisher, type SitePublisher } from '../open-site-publisher.ts';
import { publishAndReport } from '../publish-and-report.ts';
import { HOSTING_FILE, RENDERER_FOLDER } from './packed-files.ts';

/**
 * The publisher as the function `publishSite` loads it: one file beside the compiled renderer. It opens
 * Firestore and the bucket once per instance and remembers the stock and what was released last.
 */
let opening: Promise<SitePublisher> | undefined;

export const publishRequest: PublisherModule['publishRequest'] = async (request, settings) => {
  opening ??= open(settings);
  const publisher = await opening.catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  const result = await publishAndReport(request, publisher.publish, settings);
  if (!result.ok) return { ok: false, problem: describeError(result.error) };
  const { release, pages, details } = result;
  return {
    ok: true,
    release,
    pages,
    rendered: details.rendered,
    uploaded: details.uploaded,
    steps: details.steps,
  };
};

async function open({ siteUrl, projectId, storageBucket }: PublisherSettings) {
  const here = import.meta.dirname;
  const hosting: HostingConfig = JSON.parse(await readFile(join(here, HOSTING_FILE), 'utf8'));
  const renderer = join(here, RENDERER_FOLDER);
  return openSitePublisher({ projectId, storageBucket, siteUrl, renderer, hosting });
}
