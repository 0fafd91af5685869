import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { PageReader } from './page-reader.ts';

it('inline scripts and styles are hashed once, external and data scripts not at all', () => {
  const reader = new PageReader();
  const html =
    '<style>a{}</style><script>run()</script><script type="module" src="/x.js"></script><script type="application/ld+json">{"a":1}</script>';
  const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const sources = { scripts: [sha('run()')], styles: [sha('a{}')] };
  expect(reader.read(html).inline).toEqual(sources);
  expect(reader.read(html).inline).toEqual(sources);
  expect(reader.read('<script>run()</script>').inline).toEqual({ ...sources, styles: [] });
});

it('an inline script is hashed as the bytes that a browser gets', () => {
  const reader = new PageReader();
  const page = Buffer.from('<script>say("på – €")</script>').toString('latin1');
  const digest = createHash('sha256').update('say("på – €")').digest('base64');
  expect(reader.read(page).inline.scripts).toEqual([`'sha256-${digest}'`]);
});

it.each([
  '<img alt="<script>run()</script>">',
  "<p title='<style>a{}</style>'>",
  '<!-- <script>run()</script> -->',
  '<title><script>run()</script></title>',
  '<meta content="a > b <script>run()</script>">',
])('text that only looks like a script is not hashed: %s', (html) => {
  const reader = new PageReader();
  expect(reader.read(html).inline).toEqual({ scripts: [], styles: [] });
});

it('a page refers to links, images, source sets, forms, islands, scripts and styles', () => {
  const html = `
      <link rel="stylesheet" href="/_astro/a.css">
      <a class="x" href='/car/1?a=1&amp;b=2'>bil</a>
      <img src=/p/1.webp srcset="/p/480.webp 480w, /p/800.webp 800w" alt="1 > 0">
      <video poster="/p/poster.jpg"></video>
      <form action="/api/send"><button formaction="/api/other">Send</button></form>
      <astro-island component-url="/_astro/Gallery.js" renderer-url="/_astro/client.js"
        before-hydration-url="/_astro/before.js" props="{&quot;a&quot;:[0,1]}"></astro-island>
      <script type="module" src="/_astro/page.js"></script>
      <style>.hero { background: url('/p/hero.webp') }</style>`;
  expect([...new PageReader().read(html).references].sort()).toEqual(
    [
      '/_astro/Gallery.js',
      '/_astro/a.css',
      '/_astro/before.js',
      '/_astro/client.js',
      '/_astro/page.js',
      '/api/other',
      '/api/send',
      '/car/1?a=1&b=2',
      '/p/1.webp',
      '/p/480.webp',
      '/p/800.webp',
      '/p/hero.webp',
      '/p/poster.jpg',
    ].sort(),
  );
});

it('comments, scripts and text fields of a page refer to nothing', () => {
  const html = `
      <!-- <a href="/gone"> -->
      <script>const html = '<a href="/in-script">';</script>
      <script type="application/ld+json">{"a":"<img src='/json'>"}</script>
      <textarea><a href="/typed"></textarea>`;
  expect(new PageReader().read(html).references).toEqual([]);
});
