import { describe, expect, it } from 'vitest';
import { cssReferences, htmlReferences, scriptReferences } from './references.ts';

describe('the references of a page', () => {
  it('htmlReferences finds links, images, source sets, forms, islands, scripts and styles', () => {
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
    expect(htmlReferences(html).sort()).toEqual(
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

  it('htmlReferences finds nothing in comments, scripts and text fields', () => {
    const html = `
      <!-- <a href="/gone"> -->
      <script>const html = '<a href="/in-script">';</script>
      <script type="application/ld+json">{"a":"<img src='/json'>"}</script>
      <textarea><a href="/typed"></textarea>`;
    expect(htmlReferences(html)).toEqual([]);
  });
});

describe('the references of stylesheets and scripts', () => {
  it('cssReferences finds the imports and URLs of a stylesheet', () => {
    const css = `@import "/b.css"; @font-face { src: url(/f.woff2) format("woff2"), url( '../g.woff2' ) }`;
    expect(cssReferences(css)).toEqual(['/f.woff2', '../g.woff2', '/b.css']);
  });

  it('scriptReferences finds static and dynamic imports', () => {
    const script = `import{a as b}from"./shared.A1.js";import"/_astro/side.js";const l=()=>import("./late.B2.js");import react from "react"`;
    expect(scriptReferences(script)).toEqual(['./shared.A1.js', '/_astro/side.js', './late.B2.js']);
  });
});
