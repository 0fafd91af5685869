import { CUSTOMER_PARAMETER } from '#paths';

/**
 * Selects the customer type whose monthly payment the visitor saw before, so that the figure they
 * pressed is the figure they find. The address names it (`?kunde=erhverv`) where a page shows that of
 * businesses; lists show the one in `data-leasing`; a visitor from elsewhere saw none and finds
 * business first.
 */
export function selectSeenCustomer(block: HTMLElement, address: string, referrer: string): void {
  const named = new URL(address).searchParams.get(CUSTOMER_PARAMETER);
  const radios = [...block.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const isNamed = radios.some(({ value }) => value === named);
  const customer = isNamed ? named : listed(block, referrer);
  // It is the visitor's choice, so its figures go along with an inquiry.
  if (isNamed) block.closest('[data-price-card]')?.toggleAttribute('data-chosen', true);
  for (const radio of radios) if (radio.value === customer) radio.checked = true;
}

function listed(block: HTMLElement, referrer: string): string | undefined {
  const isOwn = referrer !== '' && new URL(referrer).origin === location.origin;
  return isOwn ? block.dataset['leasing'] : undefined;
}
