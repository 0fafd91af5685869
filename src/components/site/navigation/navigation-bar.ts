import { startDropdown } from './navigation-dropdown.ts';

/** The bar turns white once more than this share of the window's height is scrolled. */
const WHITE_FROM = 0.8;
const CONTACT_HASH = '#kontakt';
const CONTACT_DELAY_MS = 100;

/** Starts the bar: its states while scrolling, the dropdown, the panel of small screens. */
export function startNavigationBar(bar: HTMLElement): void {
  followScrolling(bar);
  bar.toggleAttribute('data-live', true);
  const dropdowns = [...bar.querySelectorAll<HTMLElement>('[data-dropdown]')].map(startDropdown);
  startPanel(bar, (open) => {
    for (const setOpen of dropdowns) setOpen(open);
  });
  scrollToContact();
}

function followScrolling(bar: HTMLElement): void {
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  let scheduled = false;
  const update = () => {
    scheduled = false;
    const pastHero = hero ? hero.getBoundingClientRect().bottom < bar.offsetHeight : true;
    bar.toggleAttribute('data-past-hero', pastHero);
    bar.toggleAttribute('data-scrolled', window.scrollY > window.innerHeight * WHITE_FROM);
  };
  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(update);
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  update();
}

/** The panel of small screens; `onToggle` opens and closes the nested entries with it. */
function startPanel(bar: HTMLElement, onToggle: (open: boolean) => void): void {
  const toggle = bar.querySelector<HTMLButtonElement>('[data-menu-toggle]');
  const menu = bar.querySelector<HTMLElement>('#menu');
  if (!toggle || !menu) return;

  const setOpen = (open: boolean) => {
    if (bar.hasAttribute('data-open') === open) return;
    bar.toggleAttribute('data-open', open);
    toggle.setAttribute('aria-expanded', String(open));
    const { labelOpen = '', labelClose = '' } = toggle.dataset;
    toggle.setAttribute('aria-label', open ? labelClose : labelOpen);
    onToggle(open);
  };

  toggle.addEventListener('click', () => setOpen(!bar.hasAttribute('data-open')));
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  });
  bar.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !bar.hasAttribute('data-open')) return;
    setOpen(false);
    toggle.focus();
  });
  bar.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !bar.contains(relatedTarget)) setOpen(false);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !bar.contains(target)) setOpen(false);
  });
}

/** Scrolls again after arriving from another page, because the layout may have changed since. */
function scrollToContact(): void {
  if (location.hash !== CONTACT_HASH) return;
  setTimeout(() => {
    document.querySelector(CONTACT_HASH)?.scrollIntoView();
  }, CONTACT_DELAY_MS);
}
