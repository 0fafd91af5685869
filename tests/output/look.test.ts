import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { expect, it } from 'vitest';
import { closeServer, listenOn } from '#tools/http/listen.ts';
import { isPreview, lookAtPreview, lookAtSite } from '#tools/production/look/look-at-site.ts';
import { previewHosting } from '#tools/production/preview-site.ts';
import { readProjectHosting } from '#tools/shared/site-code.ts';
import { site } from './support/pages.ts';

/** Nothing here reaches Google. */
const WITHOUT_GOOGLE = { apiKey: null };

/** Looks at the site through a server that changes what it answers; returns the problems. */
async function problemsThrough(
  change: (path: string, headers: Headers) => number | undefined,
  look = (url: string) => lookAtSite(url, WITHOUT_GOOGLE),
) {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const chunks = await request.toArray();
    const answer = await fetch(site.url + path, {
      method: request.method ?? 'GET',
      redirect: 'manual',
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
          ? [[name, value] as [string, string]]
          : [],
      ),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
      headers.delete(name);
    }
    const status = change(path, headers) ?? answer.status;
    response.writeHead(status, Object.fromEntries(headers));
    if (answer.body === null) response.end();
    else Readable.fromWeb(answer.body as ReadableStream).pipe(response);
  });
  const url = await listenOn(server, 0);
  try {
    return (await look(url)).flatMap(({ problems }) => problems);
  } finally {
    await closeServer(server);
  }
}

it('npm run look finds nothing wrong with the site as it is built', async () => {
  const looks = await lookAtSite(site.url, WITHOUT_GOOGLE);
  expect(looks.flatMap(({ problems }) => problems)).toEqual([]);
  expect(looks.map(({ what }) => what)).toContain('security headers');
});

it('npm run look names headers, statuses and caching of a live site that differ', async () => {
  const problems = await problemsThrough((path, headers) => {
    // As Hosting would be without its rules for what functions answer.
    if (path === '/car/findes-ikke') headers.delete('content-security-policy');
    if (path === '/') headers.delete('strict-transport-security');
    if (path === '/sitemap-index.xml') headers.set('cache-control', 'public, max-age=3600');
    if (path.startsWith('/pictures/')) headers.set('x-cache', 'MISS');
    // Hosting that replaces the function's header, and a CDN that caches nothing.
    if (path === '/soeg') headers.set('cache-control', 'public, max-age=0, must-revalidate');
    if (path === '/car/findes-ikke') headers.set('x-cache', 'MISS, MISS');
    return path === '/findes/ikke' ? 200 : undefined;
  });
  expect(problems).toEqual([
    '/findes/ikke answers 200 and not 404.',
    '/: strict-transport-security is null.',
    expect.stringMatching(/^\/car\/findes-ikke: content-security-policy lacks/u),
    '/sitemap-index.xml, the first time: cache-control is "public, max-age=3600".',
    '/sitemap-index.xml, the second time: cache-control is "public, max-age=3600".',
    '/soeg, the first time: cache-control is "public, max-age=0, must-revalidate".',
    '/soeg, the second time: cache-control is "public, max-age=0, must-revalidate".',
    expect.stringMatching(/^\/pictures\/.* is not held by the CDN/u),
    '/car/findes-ikke is not held by the CDN: x-cache is "MISS, MISS" the third time.',
  ]);
});

it('npm run look names functions that do not answer', async () => {
  const problems = await problemsThrough((path) => (path.startsWith('/api/') ? 503 : undefined));
  expect(problems).toEqual(
    expect.arrayContaining([
      'An empty inquiry is answered with 503 and not 422.',
      '/api/inquiries answers 503 and not 401.',
    ]),
  );
});

it('npm run look names pages of a live site that are closed to search engines', async () => {
  const problems = await problemsThrough((path, headers) => {
    if (path === '/') headers.set('x-robots-tag', 'noindex');
    return undefined;
  });
  expect(problems).toEqual(['/ is closed to search engines: x-robots-tag is "noindex".']);
});

it('npm run look knows a preview by its address', () => {
  expect(isPreview('https://dealer--new-colours-a1b2c3d4.web.app')).toBe(true);
  expect(isPreview('https://dealer.web.app')).toBe(false);
  expect(isPreview('https://www.dealer--cars.dk')).toBe(false);
});

it('npm run look accepts a preview that nobody can index or write through', async () => {
  const problems = await problemsThrough((path, headers) => {
    headers.set('x-robots-tag', 'noindex');
    return isClosed(path) ? 404 : undefined;
  }, lookAtPreview);
  expect(problems).toEqual([]);
});

it('npm run look names a preview that may be indexed, or whose forms and staff functions answer', async () => {
  const problems = await problemsThrough(() => undefined, lookAtPreview);
  expect(problems).toEqual(
    expect.arrayContaining([
      '/api/inquiries answers 401 and not 404.',
      '/ may be indexed: x-robots-tag is null.',
      'A form of the preview is answered with 422: an inquiry might be stored.',
    ]),
  );
});

const { rewrites } = await readProjectHosting();
const open = previewHosting(await readProjectHosting()).rewrites.map(({ source }) => source);
const closed = rewrites.map(({ source }) => source).filter((source) => !open.includes(source));
const isClosed = (path: string) => closed.includes(path);

it('a preview leads to the functions that read, and to none that stores or changes something', () => {
  expect(open.filter((source) => source.startsWith('/api/'))).toEqual([
    '/api/public-vehicle-data',
    '/api/health',
  ]);
  expect(open).toContain('/soeg');
  expect(closed).toContain('/api/send-contact-email');
  expect(closed).toContain('/api/staff');
});
