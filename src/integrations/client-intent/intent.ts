const SIGNS = ['pointerenter', 'focusin', 'touchstart', 'keydown'] as const;

/** Astro's `ClientDirective` without its import, which brings Node's types into browser code. */
type Load = () => Promise<() => Promise<void>>;

/**
 * `client:intent`: an island loads its code when a person turns to it (pointer, focus, touch, key,
 * press), never before. A press or a submit that comes before the code is there is kept and done
 * again afterwards; where the code cannot be had, the browser does what the HTML says.
 */
const intent = (load: Load, _options: unknown, island: HTMLElement): void => {
  let state: 'waiting' | 'loading' | 'done' = 'waiting';
  let replay: (() => void) | null = null;
  let pressed: HTMLElement | null = null;

  const finish = () => {
    state = 'done';
    for (const sign of SIGNS) island.removeEventListener(sign, begin);
    island.removeEventListener('click', keepClick, true);
    island.removeEventListener('submit', keepSubmit, true);
    pressed?.removeAttribute('aria-busy');
    replay?.();
  };

  const begin = () => {
    if (state !== 'waiting') return;
    state = 'loading';
    load()
      .then((hydrate) => hydrate())
      .catch((cause: unknown) => console.error('An island could not be loaded', cause))
      .finally(finish);
  };

  const keep = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    replay = again;
    begin();
  };

  const keepClick = (event: MouseEvent) => {
    const target = event.target;
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!(target instanceof Element) || opensElsewhere) return;
    const control = target.closest<HTMLElement>('a, button');
    if (!control) return begin();
    // On a slow line the press is seen to have been taken.
    pressed = control;
    control.setAttribute('aria-busy', 'true');
    keep(event, () => control.click());
  };

  const keepSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (form instanceof HTMLFormElement) keep(event, () => form.requestSubmit(submitter));
  };

  for (const sign of SIGNS) island.addEventListener(sign, begin, { passive: true });
  island.addEventListener('click', keepClick, true);
  island.addEventListener('submit', keepSubmit, true);
};

export default intent;
