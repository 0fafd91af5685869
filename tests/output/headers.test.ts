import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PageReader } from 'site-publisher/testing/renderer/page-reader.ts';
import { expect, it } from 'vitest';
import { site } from './support/pages.ts';
import { stock } from './support/stock.ts';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
};

async function headersOf(path: string): Promise<Record<string, string>> {
  const response = await fetch(site.url + path);
  await response.arrayBuffer();
  return Object.fromEntries(response.headers);
}

function directives(policy = ''): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((text) => {
      const [name = '', ...values] = text.split(' ');
      return [name, values];
    }),
  );
}

const image = URL.parse(stock.vehicles[0]?.images[0]?.url ?? '')?.pathname ?? '';

it.each([
  '/',
  '/findes/ikke',
  '/car/findes-ikke',
  '/admin',
  '/feeds/stock.json',
  '/api/form-token',
  image,
])(
  'the path %s is sent with every security header and one policy that allows nothing by default',
  async (path) => {
    const headers = await headersOf(path);
    expect(headers).toMatchObject(EVERYWHERE);
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['cross-origin-resource-policy']).toBe(
      path === image ? 'cross-origin' : 'same-origin',
    );
    const policy = headers['content-security-policy'];
    expect(directives(policy).get('default-src')).toEqual(["'none'"]);
    expect(directives(policy).get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe-|\*/u);
    // A comma would separate two policies.
    expect(policy).not.toContain(',');
  },
);

it('the content security policy allows every inline script and style of the pages, those of functions included, and no other', async () => {
  const reader = new PageReader();
  const inlineOf = (page: string) => reader.read(page).inline;
  const found = globSync('**/*.html', { cwd: site.folder }).map((page) =>
    inlineOf(readFileSync(join(site.folder, page), 'latin1')),
  );
  const car = `/car/${stock.vehicles[0]?.id}/inquiry`;
  for (const path of [
    '/soeg?braendstof=electric',
    car,
    '/giv-besked/ny',
    '/aftale/a.b',
    '/aftale/sendt',
  ]) {
    const page = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
    found.push(inlineOf(page.toString('latin1')));
  }
  const sorted = (sources: readonly string[]) => [...new Set(sources)].sort();
  const scripts = sorted(found.flatMap((own) => own.scripts));
  const styles = sorted(found.flatMap((own) => own.styles));
  const policy = directives((await headersOf('/'))['content-security-policy']);
  expect(styles.length).toBeGreaterThan(0);
  expect(policy.get('script-src')).toEqual(["'self'", ...scripts]);
  expect(policy.get('style-src')).toEqual(["'self'", ...styles]);
});

it('the pages of vehicles have a policy with their own styles only', async () => {
  const { id = '' } = stock.vehicles[0] ?? {};
  const policy = directives((await headersOf(`/car/${id}`))['content-security-policy']);
  const reader = new PageReader();
  for (const path of [`/car/${id}`, '/car/findes-ikke', '/404']) {
    const page = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
    const { styles } = reader.read(page.toString('latin1')).inline;
    expect(policy.get('style-src'), path).toEqual(expect.arrayContaining([...styles]));
  }
  const all = directives((await headersOf('/'))['content-security-policy']);
  expect(policy.get('script-src')).toEqual(all.get('script-src'));
  const count = (own: typeof all) => own.get('style-src')?.length ?? 0;
  expect(count(policy)).toBeLessThan(count(all) / 2);
});

it('functions that answer with data send the short policy for files', async () => {
  for (const path of ['/api/form-token', '/api/public-vehicle-data', '/api/inquiries']) {
    const policy = (await headersOf(path))['content-security-policy'];
    expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
  }
  const page = (await headersOf('/api/send-contact-email'))['content-security-policy'];
  expect(page).toContain('style-src');
});

it('each kind of page may connect to its own hosts and no more', async () => {
  const connectSources = async (path: string) =>
    directives((await headersOf(path))['content-security-policy']).get('connect-src');
  expect(await connectSources('/')).toEqual(["'self'"]);
  expect(await connectSources('/admin')).toEqual(["'self'", site.emulatorUrl]);
  expect(await connectSources('/web-crawler')).toEqual(["'self'", 'http:', 'https:']);
});

it('every page enforces Trusted Types and reports what its policy stops', async () => {
  for (const path of ['/', '/admin', '/web-crawler', '/car/findes-ikke']) {
    const headers = await headersOf(path);
    const policy = directives(headers['content-security-policy']);
    expect(policy.get('require-trusted-types-for'), path).toEqual(["'script'"]);
    expect(policy.get('report-uri'), path).toEqual(['/api/violations']);
    expect(headers).not.toHaveProperty('content-security-policy-report-only');
  }
});

it('the pages that Google serves below /__/ get no policy that would block their scripts', async () => {
  const headers = await headersOf('/__/auth/action');
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
});

it('browsers cache hashed files and images for a year and revalidate pages every time', async () => {
  const html = await (await fetch(site.url)).text();
  const [script = ''] = /\/_astro\/[^"]+\.js/u.exec(html) ?? [];
  expect((await headersOf(script))['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await headersOf(image))['cache-control']).toContain('immutable');
  for (const path of ['/', '/sitemap-index.xml', '/feeds/stock.json']) {
    expect((await headersOf(path))['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});
