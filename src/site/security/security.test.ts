import { describe, expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';
import { contentSecurityPolicy, firebaseOrigins, type PageKind } from './policy.ts';

const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
const origins = { firebase: ['http://127.0.0.1:4322'], media: '' };
const sources = { ...inline, ...origins };
const settings = { ...origins, hstsSubdomains: false };
const sourcesOf = () => inline;

function directive(kind: PageKind, name: string): string | undefined {
  return contentSecurityPolicy(kind, sources)
    .split('; ')
    .find((text) => text.startsWith(`${name} `));
}

describe('the content security policy', () => {
  it.each<PageKind>(['public', 'admin', 'crawler'])(
    'the content security policy of %s pages allows nothing by default',
    (kind) => {
      const policy = contentSecurityPolicy(kind, sources);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-');
    },
  );

  it('public pages may connect to their own origin, the admin to Firebase, the crawler to any site', () => {
    expect(directive('public', 'connect-src')).toBe("connect-src 'self'");
    expect(directive('admin', 'connect-src')).toBe("connect-src 'self' http://127.0.0.1:4322");
    expect(directive('crawler', 'connect-src')).toBe("connect-src 'self' http: https:");
    const production = { ...sources, firebase: firebaseOrigins(undefined) };
    expect(contentSecurityPolicy('crawler', production)).toContain("connect-src 'self' https:;");
  });

  it('a page may create only the trusted value that its kind needs', () => {
    expect(directive('public', 'trusted-types')).toBe("trusted-types 'none'");
    expect(directive('admin', 'trusted-types')).toBe('trusted-types import-worker service-worker');
    expect(directive('crawler', 'trusted-types')).toBe('trusted-types scraped-page');
  });

  it('images may come from a site of their own where there is one', () => {
    expect(directive('public', 'img-src')).toBe("img-src 'self' data:");
    const policy = contentSecurityPolicy('public', { ...sources, media: 'https://m.example' });
    expect(policy).toContain("img-src 'self' data: https://m.example;");
  });

  it.each<PageKind>(['public', 'admin', 'crawler'])(
    'the content security policy of %s pages enforces Trusted Types and reports what it stops',
    (kind) => {
      expect(directive(kind, 'require-trusted-types-for')).toBe(
        "require-trusted-types-for 'script'",
      );
      expect(directive(kind, 'report-uri')).toBe('report-uri /api/violations');
    },
  );
});

it('every page is sent with one content security policy, and files with a short one', () => {
  const policies = securityHeaders(sourcesOf, [], settings).filter(({ headers }) =>
    headers.some(({ key }) => key === 'Content-Security-Policy'),
  );
  expect(policies.map(({ source }) => source)).toEqual([
    '!/@(admin|web-crawler)',
    '/admin',
    '/web-crawler',
    '/@(car|electric-car)/*',
    '/@(_astro|pictures|documents|search)/**',
    '/@(favicon.svg|share.jpg)',
    '/api/@(form-token|public-vehicle-data|health|violations|inquiries|register|staff|publish|publish-result)',
    '/admin-sw.js',
    '/__/**',
  ]);
  expect(securityHeaders(sourcesOf, [], settings)[0]?.source).toBe('!/__/**');
  const ofGoogle = policies.at(-1)?.headers;
  expect(ofGoogle).toEqual([{ key: 'Content-Security-Policy', value: "frame-ancestors 'none'" }]);
});

it('pages of vehicles get the hashes of their own styles alone', () => {
  const ofPages = (isWanted = (_path: string) => true) => ({
    scripts: [],
    styles: ['/', '/car/golf', '/electric-car/id3', '/404', '/soeg'].filter(isWanted),
  });
  const rule = securityHeaders(ofPages, [], settings).find(({ source }) =>
    source.includes('electric-car'),
  );
  expect(rule?.headers[0]?.value).toContain(
    "; style-src 'self' /car/golf /electric-car/id3 /404; ",
  );
});

it('subdomains must use https only where the setting says so', () => {
  const hsts = (hstsSubdomains: boolean) =>
    securityHeaders(sourcesOf, [], { ...settings, hstsSubdomains })[0]?.headers.find(
      ({ key }) => key === 'Strict-Transport-Security',
    )?.value;
  expect(hsts(false)).toBe('max-age=31536000');
  expect(hsts(true)).toBe('max-age=31536000; includeSubDomains');
});
