import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#tools/shared/config.ts';
import type { Google } from '../google.ts';
import { firebase } from '../run.ts';

const SOURCE = join(ROOT, 'tools/production/media');

/**
 * Deploys the site of images, where there is one that nobody has deployed: each release would empty the
 * CDN of it. Its addresses lead to a function, which must be out.
 */
export async function deployMediaSite(google: Google, folder: string): Promise<void> {
  const url = process.env['PUBLIC_MEDIA_URL'];
  if (!url) return;
  const site = new URL(url).host.split('.')[0] ?? '';
  const live = await google.find(`firebasehosting/v1beta1/sites/${site}/channels/live`);
  if (live?.['release'] !== undefined) return;
  const own = join(folder, 'media');
  await cp(SOURCE, own, { recursive: true });
  const { hosting } = JSON.parse(await readFile(join(own, 'firebase.json'), 'utf8'));
  await writeFile(join(own, 'firebase.json'), JSON.stringify({ hosting: { ...hosting, site } }));
  const args = ['deploy', '--project', google.projectId, '--only', 'hosting'];
  await firebase(args, own);
}
