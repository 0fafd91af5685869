import { beforeEach, expect, it, vi } from 'vitest';

let memoizeFragment: typeof import('./memoize-fragment.ts').memoizeFragment;
beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('DEV', false);
  ({ memoizeFragment } = await import('./memoize-fragment.ts'));
});

it('a cached fragment is rendered once for each name and item', async () => {
  const [car, van] = [{}, {}];
  const render = vi.fn(async () => `<p>${render.mock.calls.length}</p>`);
  expect(await memoizeFragment({ name: 'card', item: car, isLast: false }, render)).toBe(
    '<p>1</p>',
  );
  expect(await memoizeFragment({ name: 'card', item: van, isLast: false }, render)).toBe(
    '<p>2</p>',
  );
  expect(await memoizeFragment({ name: 'card', item: car, isLast: false }, render)).toBe(
    '<p>1</p>',
  );
  expect(await memoizeFragment({ name: 'row', item: car, isLast: false }, render)).toBe('<p>3</p>');
});

it('the last page with a cached fragment uses it, and leaves none behind', async () => {
  const [car, van] = [{}, {}];
  const render = vi.fn(async () => `<p>${render.mock.calls.length}</p>`);
  const markup = (item: object, isLast: boolean) =>
    memoizeFragment({ name: 'row', item, isLast }, render);
  expect([await markup(car, false), await markup(car, true)]).toEqual(['<p>1</p>', '<p>1</p>']);
  expect([await markup(van, true), await markup(van, true)]).toEqual(['<p>2</p>', '<p>3</p>']);
});

it('a cached fragment is rendered every time during development', async () => {
  vi.stubEnv('DEV', true);
  const render = vi.fn(async () => '');
  await memoizeFragment({ name: 'card', item: {}, isLast: false }, render);
  await memoizeFragment({ name: 'card', item: {}, isLast: false }, render);
  expect(render).toHaveBeenCalledTimes(2);
});
