/** The button that slides the panel away and back. */
export function startFilterPanel(filter: HTMLElement): void {
  const toggle = filter.querySelector('[data-filter-toggle]');
  toggle?.addEventListener('click', () => {
    const closed = filter.toggleAttribute('data-closed');
    toggle.setAttribute('aria-expanded', String(!closed));
  });
}
