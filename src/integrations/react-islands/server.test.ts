import type { SSRResult } from 'astro';
import { createElement, type ReactNode, useId } from 'react';
import { expect, it } from 'vitest';
import renderer from './server.ts';

let rendered = 0;

function Named({ name, children }: { name: string; children?: ReactNode }) {
  rendered += 1;
  return createElement('p', { id: useId() }, name, children);
}

const aPage = () => ({}) as SSRResult;
const render = (page: SSRResult, name: string, slots = {}) =>
  renderer.renderToStaticMarkup.call({ result: page } as never, Named, { name }, slots, {
    hydrate: 'intent',
  } as never);

it('two islands of a page have ids of their own, which the browser makes from their prefixes', async () => {
  const page = aPage();
  const [first, second] = [await render(page, 'Audi'), await render(page, 'Audi')];
  expect(first.attrs?.['prefix']).not.toBe(second.attrs?.['prefix']);
  expect(first.html).not.toBe(second.html);
  expect(first.html).toContain(`${first.attrs?.['prefix']}`);
});

it('an island that the last page had as well is not rendered again, one with other props is', async () => {
  const before = await render(aPage(), 'Volvo');
  const count = rendered;
  expect(await render(aPage(), 'Volvo')).toEqual(before);
  expect(rendered).toBe(count);
  expect((await render(aPage(), 'Skoda')).html).toContain('Skoda');
});

it('the children of an island stand in the slot that the browser finds them by', async () => {
  const { html } = await render(aPage(), 'Audi', { default: '<b>2022</b>' });
  expect(html).toContain('Audi<astro-slot><b>2022</b></astro-slot>');
});

it('children of blanks alone leave no slot', async () => {
  const { html } = await render(aPage(), 'Audi', { default: '\n  ' });
  expect(html).not.toContain('astro-slot');
});
