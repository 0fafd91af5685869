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
  expect(await memoizeFragment('card', car, render)).toBe('<p>1</p>');
  expect(await memoizeFragment('card', van, render)).toBe('<p>2</p>');
  expect(await memoizeFragment('card', car, render)).toBe('<p>1</p>');
  expect(await memoizeFragment('row', car, render)).toBe('<p>3</p>');
});

it('a cached fragment is rendered every time during development', async () => {
  vi.stubEnv('DEV', true);
  const render = vi.fn(async () => '');
  await memoizeFragment('card', {}, render);
  await memoizeFragment('card', {}, render);
  expect(render).toHaveBeenCalledTimes(2);
});
