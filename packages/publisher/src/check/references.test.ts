import { expect, it } from 'vitest';
import { cssReferences, scriptReferences } from './references.ts';

it('cssReferences finds the imports and URLs of a stylesheet', () => {
  const css = `@import "/b.css"; @font-face { src: url(/f.woff2) format("woff2"), url( '../g.woff2' ) }`;
  expect(cssReferences(css)).toEqual(['/f.woff2', '../g.woff2', '/b.css']);
});

it('scriptReferences finds static and dynamic imports', () => {
  const script = `import{a as b}from"./shared.A1.js";import"/_astro/side.js";const l=()=>import("./late.B2.js");import react from "react"`;
  expect(scriptReferences(script)).toEqual(['./shared.A1.js', '/_astro/side.js', './late.B2.js']);
});
