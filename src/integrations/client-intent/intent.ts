/** `intent` comes from scripts, when the visitor acts on an island from elsewhere on the page. */
const FIRST_EVENTS = [
  'pointerenter',
  'focusin',
  'touchstart',
  'keydown',
  'change',
  'intent',
] as const;

/** What a press acts on. A checkbox that changed before hydration would be set back by React. */
const PRESSED = 'a, button, label:has([type="checkbox"])';

/** Astro's `ClientDirective` without its import, which brings Node's types into browser code. */
type Load = () => Promise<() => Promise<void>>;

/**
 * `client:intent`: hydrates an island at the visitor's first interaction with it (pointer, focus,
 * touch, key, press). A press or submit during loading is cancelled and repeated once the island is
 * hydrated. Where its code cannot be loaded, the repeated event does what the plain HTML does.
 */
const intent = (load: Load, _options: unknown, island: HTMLElement): void => {
  let state: 'waiting' | 'loading' | 'done' = 'waiting';
  let replay: (() => void) | null = null;
  let pressed: HTMLElement | null = null;

  const finish = () => {
    state = 'done';
    for (const type of FIRST_EVENTS) island.removeEventListener(type, hydrateOnce);
    island.removeEventListener('click', delayClick, true);
    island.removeEventListener('submit', delaySubmit, true);
    pressed?.removeAttribute('aria-busy');
    replay?.();
  };

  const hydrateOnce = () => {
    if (state !== 'waiting') return;
    state = 'loading';
    load()
      .then((hydrate) => hydrate())
      .catch((cause: unknown) => console.error('An island could not be loaded', cause))
      .finally(finish);
  };

  const delay = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    replay = repeat;
    hydrateOnce();
  };

  const delayClick = (event: MouseEvent) => {
    const target = event.target;
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!(target instanceof Element) || opensElsewhere) return;
    const control = target.closest<HTMLElement>(PRESSED);
    if (!control) return hydrateOnce();
    // Shows on a slow connection that the press was registered.
    pressed = control;
    control.setAttribute('aria-busy', 'true');
    delay(event, () => control.click());
  };

  const delaySubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (form instanceof HTMLFormElement) delay(event, () => form.requestSubmit(submitter));
  };

  for (const type of FIRST_EVENTS) island.addEventListener(type, hydrateOnce, { passive: true });
  island.addEventListener('click', delayClick, true);
  island.addEventListener('submit', delaySubmit, true);
};

export default intent;
