// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import intent from './intent.ts';

afterEach(() => vi.restoreAllMocks());

/** An island as a page has it, whose code is there when `arrive` is called. */
function anIsland() {
  const island = document.createElement('astro-island');
  island.setAttribute('ssr', '');
  island.innerHTML = '<a href="#next">Vis flere</a>';
  document.body.append(island);
  const link = island.querySelector('a') as HTMLAnchorElement;
  const presses: boolean[] = [];
  link.addEventListener('click', (event) => presses.push(event.defaultPrevented));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const load = vi.fn(async () => {
    await promise;
    return async () => island.removeAttribute('ssr');
  });
  intent(load, {}, island);
  return { island, link, presses, load, arrive: resolve, fail: reject };
}

const pointAt = (element: Element) =>
  element.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('the first interaction with an island loads it, and no other island', async () => {
  const [first, other] = [anIsland(), anIsland()];
  pointAt(first.link);
  first.link.dispatchEvent(new Event('focusin', { bubbles: true }));
  await vi.waitFor(() => expect(first.load).toHaveBeenCalledTimes(1));
  expect(other.load).not.toHaveBeenCalled();
});

it('a press on an island that is being loaded is repeated once it is hydrated', async () => {
  const { island, link, presses, arrive } = anIsland();
  link.click();
  expect([presses, link.getAttribute('aria-busy')]).toEqual([[], 'true']);
  arrive();
  await vi.waitFor(() => expect(presses).toEqual([false]));
  expect([island.hasAttribute('ssr'), link.hasAttribute('aria-busy')]).toEqual([false, false]);
});

it('the last of two presses on an island that is being loaded is repeated, and none stays busy', async () => {
  const { island, link, presses, arrive } = anIsland();
  const other = link.cloneNode(true) as HTMLAnchorElement;
  island.append(other);
  link.click();
  other.click();
  expect([link, other].map((each) => each.hasAttribute('aria-busy'))).toEqual([false, true]);
  arrive();
  await vi.waitFor(() => expect(other.hasAttribute('aria-busy')).toBe(false));
  expect(presses).toEqual([]);
});

it('a group whose content comes with hydration opens once that is there, any other at once', async () => {
  const { island, arrive } = anIsland();
  island.innerHTML =
    '<details><summary>Farve</summary><noscript>…</noscript></details><details><summary>Om</summary>…</details>';
  const [color, about] = [...island.querySelectorAll('summary')];
  color?.click();
  about?.click();
  const opened = () => [...island.querySelectorAll('details')].map(({ open }) => open);
  expect([opened(), color?.getAttribute('aria-busy')]).toEqual([[false, true], 'true']);
  arrive();
  await vi.waitFor(() => expect(opened()).toEqual([true, true]));
});

it('a press does what the plain page does where the island’s code cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { link, presses, fail } = anIsland();
  link.click();
  fail();
  await vi.waitFor(() => expect(presses).toEqual([false]));
  link.click();
  expect(presses).toEqual([false, false]);
});

const GROUP = '<details><summary>Farve</summary><noscript>…</noscript></details>';
const BUTTON = '<button type="button">Flere valg</button>';

it.each([
  ['a group without its content', true, GROUP, 1],
  ['a group without its content', false, GROUP, 0],
  ['a button', true, BUTTON, 1],
  ['a button', false, BUTTON, 0],
])(
  'a press on %s whose code does not come loads the page again with a line (%s)',
  async (_what, onLine, html, reloads) => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const { island, link, fail } = anIsland();
    island.innerHTML = html;
    fail();
    const control = island.querySelector<HTMLElement>('summary, button') ?? link;
    pointAt(control);
    for (const press of [1, 2]) {
      control.click();
      await vi.waitFor(() => expect(control.hasAttribute('aria-busy')).toBe(false));
      expect(reload).toHaveBeenCalledTimes(press * reloads);
    }
    expect(island.querySelector('[open]')).toBe(null);
  },
);

it('what a translation or an extension changed in an island is taken back before it is hydrated', async () => {
  const { island, link, arrive } = anIsland();
  const markup = island.innerHTML;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const translated = document.createElement('font');
  translated.textContent = 'Show more';
  link.firstChild?.replaceWith(translated);
  link.before('1 ', document.createElement('button'));
  const again = document.createElement('font');
  translated.replaceWith(again);
  pointAt(link);
  arrive();
  await vi.waitFor(() => expect(island.hasAttribute('ssr')).toBe(false));
  expect(island.innerHTML).toBe(markup);
});

it('the first interaction with an island requests once the file that its code fetches first', () => {
  const [first, other] = [anIsland(), anIsland()];
  const around = document.createElement('div');
  around.dataset['firstFetch'] = '/search/current.json';
  around.append(first.island, other.island);
  document.body.append(around);
  // Not into the document: there is no file to load.
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  pointAt(first.link);
  pointAt(other.link);
  // Its request must be the one that `fetch` makes, or the file comes twice.
  expect(append.mock.calls.map(([link]) => (link as Element).outerHTML)).toEqual([
    '<link rel="preload" as="fetch" crossorigin="" href="/search/current.json">',
  ]);
});
