/** `intent` comes from scripts, when the visitor acts on an island from elsewhere on the page. */
const FIRST_EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'change', 'intent'];

/**
 * The elements that a press acts on. React would reset a checkbox that changed before hydration,
 * and the content of a `noscript` comes with hydration: opened before, it would be empty.
 */
const PRESSED = 'a, button, label:has([type="checkbox"]), :has(+noscript)';
/**
 * Elements that do nothing, or open nothing, without their code. An island has `ssr` until it is
 * hydrated.
 */
const NEEDS_CODE = '[ssr] :has(+noscript), [ssr] [type="button"]';

/** Astro's `ClientDirective` without its import, which brings Node's types into browser code. */
type Load = () => Promise<() => Promise<void>>;

/** An island that is not hydrated yet. */
interface Waiting {
  /** The attribute by which Astro's island code loads it. */
  load: Promise<Load>;
  setLoad: (load: Load) => void;
  state: 'waiting' | 'loading' | 'done';
  /** Repeats what the visitor did meanwhile. */
  repeat?: () => void;
  /** Takes back what others changed in its markup. They change it again. */
  restore?: () => void;
}

const islands = new WeakMap<Element, Waiting>();

function waitingOf(island: Element): Waiting {
  const known = islands.get(island);
  if (known) return known;
  let setLoad: Waiting['setLoad'] = () => {};
  const load = new Promise<Load>((resolve) => {
    setLoad = resolve;
  });
  const waiting: Waiting = { load, setLoad, state: 'waiting' };
  islands.set(island, waiting);
  return waiting;
}

/**
 * Loads an island once. Where the build took Astro's code of islands out of the page, it is loaded before,
 * at the same time as the island's own files.
 */
async function hydrate(island: Element): Promise<void> {
  const waiting = waitingOf(island);
  if (waiting.state !== 'waiting') return;
  waiting.state = 'loading';
  preloadFor(island);
  try {
    const islandCode = (self as { Astro?: { islandCode?: string } }).Astro?.islandCode;
    if (islandCode) {
      for (const name of ['component-url', 'renderer-url']) {
        // Astro's code requests it again, and reports a failure.
        import(island.getAttribute(name) ?? '').catch(() => {});
      }
      await import(islandCode);
    }
    const load = await waiting.load;
    const hydrateNow = await load();
    waiting.restore?.();
    await hydrateNow();
  } catch (cause) {
    console.error(cause);
  }
  waiting.state = 'done';
  waiting.repeat?.();
  delete waiting.repeat;
  // Its presses are still delayed, since content that has not arrived must not be opened.
  if (island.querySelector(NEEDS_CODE)) waiting.state = 'waiting';
}

/**
 * Notes what others change in islands that wait: a browser that translates a page puts elements in place of
 * its texts, and password managers add buttons to forms. React throws away markup that is not its own, and
 * with it what the visitor types.
 */
function watchIslands(): void {
  for (const island of document.querySelectorAll('astro-island[ssr]')) {
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(island, { subtree: true, childList: true, characterDataOldValue: true });
    waitingOf(island).restore = () => {
      observer.disconnect();
      const lastFirst = changes.splice(0).reverse();
      for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of lastFirst) {
        // Only a text has one.
        target.nodeValue = oldValue;
        for (const node of addedNodes) (node as ChildNode).remove();
        for (const node of removedNodes) target.insertBefore(node, nextSibling);
      }
    };
  }
}

/**
 * Requests, together with the code of an island, the file that this code fetches first, if an
 * element around the island names one.
 */
function preloadFor(island: Element): void {
  const around = island.closest<HTMLElement>('[data-first-fetch]');
  if (!around) return;
  const { firstFetch: href = '' } = around.dataset;
  // Fetched by the first of its islands, and once.
  delete around.dataset['firstFetch'];
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href }));
}

/** The island that an event is for, and that is not hydrated yet. */
function islandOf({ target }: Event): Element | null {
  const island = target instanceof Element ? target.closest('astro-island[ssr]') : null;
  return island && waitingOf(island).state !== 'done' ? island : null;
}

function delay(event: Event, island: Element, repeat: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  waitingOf(island).repeat = repeat;
  void hydrate(island);
}

function delayClick(event: MouseEvent): void {
  const island = islandOf(event);
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!island || opensElsewhere) return;
  const control = (event.target as Element).closest<HTMLElement>(PRESSED);
  if (!control) return void hydrate(island);
  // Shows on a slow connection that the press was registered. It replaces an earlier one.
  island.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  control.setAttribute('aria-busy', 'true');
  delay(event, island, () => {
    control.removeAttribute('aria-busy');
    if (!control.matches(NEEDS_CODE)) control.click();
    // Astro has asked for the code twice by then, and a browser never asks again for what a module imports.
    // Offline, this page is all there is.
    else if (navigator.onLine) location.reload();
  });
}

function delaySubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  const island = islandOf(event);
  if (island && form instanceof HTMLFormElement) {
    delay(event, island, () => form.requestSubmit(submitter));
  }
}

for (const type of FIRST_EVENTS) {
  const hydrateIsland = (event: Event) => {
    const island = islandOf(event);
    if (island) void hydrate(island);
  };
  document.addEventListener(type, hydrateIsland, { capture: true, passive: true });
}
document.addEventListener('DOMContentLoaded', watchIslands);
document.addEventListener('click', delayClick, true);
document.addEventListener('submit', delaySubmit, true);

/**
 * `client:intent`: hydrates an island at the visitor's first interaction with it (pointer, focus,
 * touch, key, press). A press or submit during loading is cancelled and repeated once the island is
 * hydrated. Where its code cannot be loaded, the repeated event does what the plain HTML does, and one
 * that would do nothing there loads the page again.
 */
const intent = (load: Load, _options: unknown, island: HTMLElement): void =>
  waitingOf(island).setLoad(load);

export default intent;
