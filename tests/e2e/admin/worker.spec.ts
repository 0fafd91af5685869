import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';

const WORKER = readFileSync(join(import.meta.dirname, '../../../public/admin-sw.js'));

test.use({ serviceWorkers: 'allow' });

/** Serves one release at a time, as Hosting does: the files of the one before are gone. */
async function startSite() {
  const live = { release: 1, broken: '' };
  const answerOf = (path: string): [type: string, text: string | Buffer] | null => {
    const { release } = live;
    if (path === live.broken) return null;
    if (path === '/admin-sw.js') return ['text/javascript', WORKER];
    if (path === '/admin') {
      return [
        'text/html',
        `<script type="module" src="/_astro/start.${release}.js"></script>
        <button>Åbn</button><output></output>`,
      ];
    }
    if (path === `/_astro/start.${release}.js`) {
      return [
        'text/javascript',
        `const show = (text) => { document.querySelector('output').textContent += text; };
        show('start ${release}');
        document.querySelector('button').onclick = async () =>
          show((await import('./view.${release}.js')).text);
        navigator.serviceWorker.register('/admin-sw.js', { scope: '/admin' });`,
      ];
    }
    if (path === `/_astro/view.${release}.js`) {
      return ['text/javascript', `export const text = ', view ${release}';`];
    }
    return null;
  };
  const server = createServer(({ url = '' }, response) => {
    const answer = answerOf(url);
    response.writeHead(answer ? 200 : 404, { 'content-type': answer?.[0] ?? 'text/plain' });
    response.end(answer?.[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { live, url: `http://127.0.0.1:${port}/admin`, stop: () => server.close() };
}

/** Opens the current admin and its view, and returns the release that each of them has. */
async function openView(context: BrowserContext, url: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(url);
  return pressView(page);
}

async function pressView(page: Page): Promise<string> {
  await page.getByRole('button').click();
  const output = page.locator('output');
  await expect(output).toContainText('view');
  return (await output.textContent()) ?? '';
}

/** Resolves once the worker has stored so many releases as a whole. */
async function stored(page: Page, releases: number): Promise<void> {
  const count = async () => {
    const pages = (await caches.keys()).map(async (name) =>
      Boolean(await (await caches.open(name)).match('/admin')),
    );
    const whole = (await Promise.all(pages)).filter(Boolean).length;
    return navigator.serviceWorker.controller ? whole : 0;
  };
  await expect.poll(() => page.evaluate(count)).toBe(releases);
}

test('a page that is open while releases change goes on with its own files, and no page mixes two of them', async ({
  context,
}) => {
  const { live, url, stop } = await startSite();
  const old = await context.newPage();
  await old.goto(url);
  await stored(old, 1);

  live.release = 2;
  expect(await openView(context, url)).toBe('start 2, view 2');
  await stored(old, 2);
  expect(await pressView(old)).toBe('start 1, view 1');

  // A release of which a file cannot be fetched is not stored, and opens only with a connection.
  live.release = 3;
  live.broken = '/_astro/view.3.js';
  const broken = await context.newPage();
  await broken.goto(url);
  await expect(broken.locator('output')).toHaveText('start 3');
  await context.setOffline(true);
  expect(await openView(context, url)).toBe('start 2, view 2');
  stop();
});
