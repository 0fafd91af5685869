import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { readHostingConfig, serveSite } from 'app-emulator/hosting';
import { expect, it } from 'vitest';
import { closeServer, listenOn } from '#tools/http/listen.ts';

interface Rewrite {
  source: string;
  function: unknown;
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')).hosting;

it('the site for images is served by the same function as the images of the main site', () => {
  const own: Rewrite[] = read('firebase.json').rewrites;
  const media: Rewrite[] = read('tools/production/media/firebase.json').rewrites;
  const expected = own.filter(({ source }) => /^\/(?:pictures|documents)\//u.test(source));
  expect(media).toEqual(expected);
});

it('the site for images answers for nothing else, and other sites may show its images', async () => {
  const hosting = read('tools/production/media/firebase.json');
  const called: string[] = [];
  const site = serveSite({
    config: readHostingConfig({ hosting }),
    findFile: null,
    log: () => undefined,
    callFunction: async (name, { url }, response) => {
      called.push(`${name} ${url}`);
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.end();
    },
  });
  const server = createServer(site);
  const url = await listenOn(server, 0);
  try {
    const { headers } = await fetch(`${url}/pictures/vehicle-images/a/1_2/800.webp`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    for (const path of ['/', '/admin', '/api/inquiries', '/car/a']) await fetch(url + path);
    expect(called).toEqual(['site /pictures/vehicle-images/a/1_2/800.webp']);
  } finally {
    await closeServer(server);
  }
});
