import { beforeEach, expect, it, vi } from 'vitest';

let keep: typeof import('./memoize-fragment.ts').keep;
beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('DEV', false);
  ({ keep } = await import('./memoize-fragment.ts'));
});

it('a cached fragment is rendered once for each name and item', async () => {
  const [car, van] = [{}, {}];
  const render = vi.fn(async () => `<p>${render.mock.calls.length}</p>`);
  expect(await keep('card', car, render)).toBe('<p>1</p>');
  expect(await keep('card', van, render)).toBe('<p>2</p>');
  expect(await keep('card', car, render)).toBe('<p>1</p>');
  expect(await keep('row', car, render)).toBe('<p>3</p>');
});

it('a cached fragment is rendered every time during development', async () => {
  vi.stubEnv('DEV', true);
  const render = vi.fn(async () => '');
  await keep('card', {}, render);
  await keep('card', {}, render);
  expect(render).toHaveBeenCalledTimes(2);
});
