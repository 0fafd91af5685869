import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isValidApiKey } from './api-key.ts';
import { resultsAsCsv } from './export.ts';
import { crawl, PAGE_LIMIT } from './scraping/crawl.ts';
import { fetchPage } from './scraping/fetch-page.ts';
import { parsePage } from './scraping/parse-page.ts';
import { readPage } from './scraping/read-page.ts';

// happy-dom's parser with Node's fetch, because the fetch of happy-dom enforces CORS.
Object.assign(globalThis, { DOMParser: new Window().DOMParser });

/** Long enough for a second request to arrive while the first is being answered. */
const ANSWER_MS = 5;
const never = new AbortController().signal;
let server: Server;
let origin: string;
let robots = '';
let atOnce = 0;
let mostAtOnce = 0;

const html = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', origin);
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (pathname === '/robots.txt') {
    response.statusCode = robots ? 200 : 404;
    response.setHeader('content-type', 'text/plain');
    response.end(robots);
  } else if (pathname === '/broken') {
    response.statusCode = 500;
    response.end('no');
  } else if (pathname === '/many') {
    const links = Array.from({ length: 300 }, (_, index) => `<a href="/page/${index}">x</a>`);
    response.end(html('Many', links.join('')));
  } else if (pathname === '/proxy') {
    const contents =
      searchParams.get('url') === 'https://empty.example/' ? '' : html('Via', 'proxy');
    response.end(JSON.stringify({ contents }));
  } else {
    response.end(html(pathname, '<a href="/many">x</a><a href="https://other.example/">y</a>'));
  }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.on('finish', () => {
      atOnce -= 1;
    });
    setTimeout(() => answer(request, response), ANSWER_MS);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a crawled page', () => {
  it('the crawler reads a page without scripts, styles and tags, cut to 1000 characters', () => {
    const page = parsePage(
      html(
        '  A  title ',
        `<style>b{}</style><script>run()</script><p>One</p> <p>two</p>${'x'.repeat(2000)}`,
      ),
    );
    const { title, content } = readPage(page, 'https://a.example/');
    expect(title).toBe('A title');
    expect(content.startsWith('One two')).toBe(true);
    expect(content).toHaveLength(1000);
    expect(content).not.toContain('run()');
  });

  it('readPage puts a space between blocks and none inside words', () => {
    const page = parsePage(
      '<ul><li>Mød teamet</li><li>Ét <b>te</b>lefonnummer</li></ul><h1>En<br>to</h1><p>tre</p>',
    );
    expect(readPage(page, 'https://a.example/').content).toBe(
      'Mød teamet Ét telefonnummer En to tre',
    );
  });

  it('a crawled page without a title gets the title Ingen titel fundet', () => {
    expect(readPage(parsePage('<p>x</p>'), 'https://a.example/').title).toBe('Ingen titel fundet');
  });

  it('the links of a crawled page are web addresses only, each once', () => {
    const page = parsePage(
      '<a href="/b#x">1</a><a href="/b">2</a><a href="javascript:x()">3</a><a href="mailto:a@b.dk">4</a>',
    );
    expect(readPage(page, 'https://a.example/').links).toEqual(['https://a.example/b']);
  });
});

describe('fetchPage', () => {
  it('fetchPage reports the HTTP status of a failure', async () => {
    expect(await fetchPage(`${origin}/broken`, null, never)).toEqual({
      ok: false,
      error: 'HTTP 500: Internal Server Error',
    });
  });

  it('fetchPage reads the contents field of a proxy answer', async () => {
    const proxy = `${origin}/proxy?url=`;
    expect(await fetchPage('https://a.example/?q=1&r=2', proxy, never)).toMatchObject({
      ok: true,
      html: expect.stringContaining('Via'),
    });
    expect(await fetchPage('https://empty.example/', proxy, never)).toEqual({
      ok: false,
      error: 'Ingen indhold modtaget fra proxy',
    });
  });
});

it('fetchPage reports every other failure as unknown', async () => {
  const proxy = `${origin}/many?url=`;
  expect(await fetchPage('https://a.example/', proxy, never)).toEqual({
    ok: false,
    error: 'Ukendt fejl ved scraping',
  });
});

describe('a crawl', () => {
  const run = (start: string, signal = never) =>
    crawl({ start, proxy: null, followsLinks: true, signal, onProgress: () => {} });

  it('a crawl reads two pages at a time and stops at 100 pages of the same site', async () => {
    mostAtOnce = 0;
    const results = await run(`${origin}/many`);
    const urls = results.map((result) => (result.success ? result.data.url : result.url));
    expect(urls).toHaveLength(PAGE_LIMIT);
    expect(new Set(urls.map((url) => new URL(url).host)).size).toBe(1);
    expect(mostAtOnce).toBe(2);
  });

  it('a crawl respects robots.txt', async () => {
    robots = 'User-agent: *\nDisallow: /page/';
    const results = await run(`${origin}/many`);
    robots = 'User-agent: *\nDisallow: /';
    const forbidden = await run(`${origin}/many`);
    robots = '';
    expect(results).toHaveLength(1);
    expect(forbidden).toEqual([
      expect.objectContaining({ success: false, error: expect.stringContaining('robots.txt') }),
    ]);
  });

  it('a stopped crawl keeps the pages it has read', async () => {
    const controller = new AbortController();
    const results = await crawl({
      start: `${origin}/many`,
      proxy: null,
      followsLinks: true,
      signal: controller.signal,
      onProgress: ({ done }) => {
        if (done === 5) controller.abort();
      },
    });
    expect(results.length).toBeGreaterThanOrEqual(5);
    expect(results.length).toBeLessThan(PAGE_LIMIT);
  });
});

it('formulas in the CSV file of a crawl are turned into text', () => {
  const data = { url: 'https://a.example/', title: '=1+1', content: '@x', timestamp: 't' };
  expect(resultsAsCsv([{ success: true, data, links: [] }])).toContain("'=1+1,t,'@x,");
});

it.each([
  ['1234567890', false],
  ['12345678901', true],
  ['           ', false],
])('isValidApiKey judges the key %j as valid: %s', (key, valid) => {
  expect(isValidApiKey(key)).toBe(valid);
});
