import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { InlineHashes } from '../page-output/inline-hashes.ts';
import { securityHeaders } from './headers.ts';
import { contentSecurityPolicy, type PageKind } from './policy.ts';

const sources = {
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
  firebase: ['http://127.0.0.1:4322'],
};

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

  it('lets public pages reach their own origin only, the admin the firebase, the crawler any site', () => {
    expect(directive('public', 'connect-src')).toBe("connect-src 'self'");
    expect(directive('admin', 'connect-src')).toBe("connect-src 'self' http://127.0.0.1:4322");
    expect(directive('crawler', 'connect-src')).toBe("connect-src 'self' http: https:");
  });

  it('the content security policy enforces Trusted Types on public pages', () => {
    expect(directive('public', 'require-trusted-types-for')).toBeDefined();
    expect(directive('admin', 'require-trusted-types-for')).toBeUndefined();
  });
});

describe('the inline hashes of a build', () => {
  it('inline scripts and styles are hashed once, external and data scripts not at all', () => {
    const hashes = new InlineHashes();
    const html =
      '<style>a{}</style><script>run()</script><script type="module" src="/x.js"></script><script type="application/ld+json">{"a":1}</script>';
    hashes.add(html);
    hashes.add(html);
    const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect([hashes.scripts, hashes.styles]).toEqual([[sha('run()')], [sha('a{}')]]);
  });

  it('an inline script is hashed as the bytes that a browser gets', () => {
    const hashes = new InlineHashes();
    hashes.add(Buffer.from('<script>say("på – €")</script>').toString('latin1'));
    const digest = createHash('sha256').update('say("på – €")').digest('base64');
    expect(hashes.scripts).toEqual([`'sha256-${digest}'`]);
  });

  it.each([
    '<img alt="<script>run()</script>">',
    "<p title='<style>a{}</style>'>",
    '<!-- <script>run()</script> -->',
    '<title><script>run()</script></title>',
    '<meta content="a > b <script>run()</script>">',
  ])('text that only looks like a script is not hashed: %s', (html) => {
    const hashes = new InlineHashes();
    hashes.add(html);
    expect([hashes.scripts, hashes.styles]).toEqual([[], []]);
  });
});

it('every page is sent with one content security policy, and files with a short one', () => {
  const policies = securityHeaders(sources).filter(({ headers }) =>
    headers.some(({ key }) => key === 'Content-Security-Policy'),
  );
  expect(policies.map(({ source }) => source)).toEqual([
    '!/@(admin|web-crawler)',
    '/admin',
    '/web-crawler',
    '/@(_astro|pictures|documents)/**',
    '/@(favicon.svg|share.jpg)',
  ]);
});
