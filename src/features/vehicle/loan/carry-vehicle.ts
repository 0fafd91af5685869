import { formatAmount, formatKroner } from '#copy/format.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';
import { fetchDocument } from '#features/inventory/fetch-document.ts';
import { FINANCED_PARAMETER, vehiclePath } from '#paths';

/**
 * Shows the vehicle that the address names beside the calculator, and calculates with its price. What its
 * page sends with an inquiry says what it costs; a vehicle that is sold or gone has none of that.
 */
export async function carryVehicle(calculator: HTMLElement, address: string): Promise<void> {
  const id = new URL(address).searchParams.get(FINANCED_PARAMETER);
  if (!id) return;
  const path = vehiclePath(encodeURIComponent(id));
  const page = (await fetchDocument(path)).document;
  const { vehicle = '' } = page.querySelector<HTMLElement>('[data-vehicle]')?.dataset ?? {};
  if (vehicle === '') return;
  const { make, model, year, price } = JSON.parse(vehicle) as VehicleInfo;
  if (price <= 0) return;

  const name = `${make} ${model}, ${year}`;
  calculator.dataset['chosen'] = name;
  const box = calculator.querySelector<HTMLElement>('[data-carried]');
  const link = box?.querySelector('a');
  if (!box || !link) return;
  const strong = Object.assign(document.createElement('strong'), { textContent: name });
  link.firstElementChild?.append(strong, formatKroner(price));
  const image = page.querySelector<HTMLImageElement>('[data-read="images"] picture img');
  if (image) link.prepend(Object.assign(new Image(160, 90), { src: image.src, alt: '' }));
  link.href = path;
  box.hidden = false;
  typePrice(calculator, formatAmount(price));
}

/** Types the price as a visitor would, whether or not the calculator has its code yet. */
function typePrice(calculator: HTMLElement, text: string): void {
  const field = calculator.querySelector<HTMLInputElement>('input[name="price"]');
  if (!field) return;
  // React overwrites the property of the element to notice what scripts set; the browser's own sets the text.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.closest('astro-island')?.dispatchEvent(new Event('intent'));
}
