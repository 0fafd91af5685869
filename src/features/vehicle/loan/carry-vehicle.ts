import { formatAmount, formatKroner } from '#copy/format.ts';
import { isGone } from '#domain/favourites/changes-of.ts';
import { findVehicle } from '#features/inventory/favourites/find-vehicle.ts';
import { FINANCED_PARAMETER, vehiclePath } from '#paths';

/**
 * Shows the vehicle that the address names next to the calculator, and calculates with its price.
 */
export async function carryVehicle(calculator: HTMLElement, address: string): Promise<void> {
  const id = new URL(address).searchParams.get(FINANCED_PARAMETER);
  const found = id ? await findVehicle(encodeURIComponent(id)) : null;
  if (found?.kind !== 'listed') return;
  const { name, year, seen } = found.vehicle;
  if (isGone(seen) || !seen.price) return;

  const named = `${name}, ${year}`;
  calculator.dataset['chosen'] = named;
  const box = calculator.querySelector<HTMLElement>('[data-carried]');
  const link = box?.querySelector('a');
  if (!box || !link) return;
  const strong = Object.assign(document.createElement('strong'), { textContent: named });
  link.firstElementChild?.append(strong, formatKroner(seen.price));
  const srcset = found.row.querySelector('img')?.srcset;
  if (srcset) link.prepend(Object.assign(new Image(160, 90), { srcset, sizes: '10rem', alt: '' }));
  link.href = vehiclePath(found.vehicle.id);
  box.hidden = false;
  typePrice(calculator, formatAmount(seen.price));
}

/** Types the price as a visitor would, whether or not the calculator has its code yet. */
function typePrice(calculator: HTMLElement, text: string): void {
  const field = calculator.querySelector<HTMLInputElement>('input[name="price"]');
  if (!field) return;
  // React overrides the property of the element to notice changes by scripts; the browser's own
  // setter sets the text.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.closest('astro-island')?.dispatchEvent(new Event('intent'));
}
