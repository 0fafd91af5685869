/**
 * Selects the customer type whose monthly payment the visitor saw before, so that the figure they
 * pressed is the figure they find. Lists name that type in `data-leasing`; a visitor from elsewhere
 * saw none and finds business first.
 */
export function selectSeenCustomer(block: HTMLElement, referrer: string): void {
  const { leasing } = block.dataset;
  if (!leasing || !URL.canParse(referrer)) return;
  if (new URL(referrer).origin !== location.origin) return;
  const radio = block.querySelector<HTMLInputElement>(`input[value="${leasing}"]`);
  if (radio) radio.checked = true;
}
