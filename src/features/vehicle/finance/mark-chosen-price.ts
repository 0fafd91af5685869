/**
 * Marks the price card of the page as soon as the visitor acts on it: before that nobody has chosen how
 * to pay, and no figures go along with an inquiry.
 */
export function markChosenPrice(): void {
  const card = document.querySelector<HTMLElement>('[data-price-card]');
  for (const type of ['click', 'input']) {
    card?.addEventListener(type, () => card.toggleAttribute('data-chosen', true), { once: true });
  }
}
