import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostingConfig } from 'site-publisher';
import { bucket, database } from '#functions/src/shared/admin-sdk.ts';
import { once } from '#functions/src/shared/remembered.ts';
import { RENDERER_FOLDER } from '#functions/src/shared/site-pages.ts';
import { buildReportOf, failedResult, problemText } from './build-report.ts';
import { openSitePublisher, type PublishProject } from './open-site-publisher.ts';
import type { PublisherModule, PublisherSettings } from './publish-site.ts';
import { sendBuildReport } from './send-build-report.ts';

/** A part of `firebase.json`, which `npm run deploy` puts next to the functions and the compiled site. */
export const HOSTING_FILE = 'hosting.json';

/** Opened once per instance, which remembers the stock and what was released last. */
let openPublisher: (() => Promise<PublishProject>) | undefined;

export const publishRequest: PublisherModule['publishRequest'] = async (request, settings) => {
  openPublisher ??= once(() => open(settings));
  const publish = await openPublisher();
  const result = await publish(request).catch(failedResult);
  await sendBuildReport(settings.siteUrl, settings.secret, buildReportOf(request, result));
  if (!result.ok) return { ok: false, problem: problemText(result.problem) };
  const { release, pages, details } = result;
  const { rendered, uploaded, steps } = details;
  return { ok: true, release, pages, rendered, uploaded, steps };
};

async function open({ siteUrl, projectId }: PublisherSettings): Promise<PublishProject> {
  const here = import.meta.dirname;
  const hosting: HostingConfig = JSON.parse(await readFile(join(here, HOSTING_FILE), 'utf8'));
  const renderer = join(here, RENDERER_FOLDER);
  const stores = { firestore: database(), bucket: await bucket() };
  return openSitePublisher({ ...stores, projectId, siteUrl, renderer, hosting });
}
