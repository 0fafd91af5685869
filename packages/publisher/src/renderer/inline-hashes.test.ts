import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { InlineHashes } from './inline-hashes.ts';

it('inline scripts and styles are hashed once, external and data scripts not at all', () => {
  const hashes = new InlineHashes();
  const html =
    '<style>a{}</style><script>run()</script><script type="module" src="/x.js"></script><script type="application/ld+json">{"a":1}</script>';
  const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const sources = { scripts: [sha('run()')], styles: [sha('a{}')] };
  expect(hashes.sourcesOf(html)).toEqual(sources);
  expect(hashes.sourcesOf(html)).toEqual(sources);
  expect(hashes.sourcesOf('<script>run()</script>')).toEqual({ ...sources, styles: [] });
});

it('an inline script is hashed as the bytes that a browser gets', () => {
  const hashes = new InlineHashes();
  const page = Buffer.from('<script>say("på – €")</script>').toString('latin1');
  const digest = createHash('sha256').update('say("på – €")').digest('base64');
  expect(hashes.sourcesOf(page).scripts).toEqual([`'sha256-${digest}'`]);
});

it.each([
  '<img alt="<script>run()</script>">',
  "<p title='<style>a{}</style>'>",
  '<!-- <script>run()</script> -->',
  '<title><script>run()</script></title>',
  '<meta content="a > b <script>run()</script>">',
])('text that only looks like a script is not hashed: %s', (html) => {
  const hashes = new InlineHashes();
  expect(hashes.sourcesOf(html)).toEqual({ scripts: [], styles: [] });
});
