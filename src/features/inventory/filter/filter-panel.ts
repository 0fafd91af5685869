/** Starts the button that opens and closes the panel. */
export function startFilterPanel(filter: HTMLElement): void {
  const toggle = filter.querySelector('[data-filter-toggle]');
  toggle?.addEventListener('click', () => {
    const closed = filter.toggleAttribute('data-closed');
    toggle.setAttribute('aria-expanded', String(!closed));
  });
}
