import { formatKroner, formatMonthly } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import { galleryCopy } from '#copy/vehicles/vehicle-page.ts';
import { priceCopy } from '#copy/vehicles/vehicle-row.ts';
import { variantUrl } from '#domain/image/image-address.ts';
import { listPrice } from '#domain/vehicle/price.ts';
import { summaryFacts } from '../page/summary-facts.ts';
import type { ApiImage, ApiVehicle } from './fetch-vehicle.ts';

/** Fills the fallback page with a vehicle. */
export function showVehicle(root: HTMLElement, vehicle: ApiVehicle): void {
  const name = vehicleName(vehicle);
  const part = (selector: string) => root.querySelector<HTMLElement>(selector);
  const images = vehicle.images.filter(({ widths }) => widths.length > 0);

  part('[data-name]')?.replaceChildren(heading(name));
  part('[data-price]')?.replaceChildren(priceText(vehicle));
  part('[data-facts]')?.replaceChildren(
    ...summaryFacts({ ...vehicle, sold_date: null, created_at: new Date() }).map(fact),
  );
  part('[data-images]')?.replaceChildren(
    ...images.map((image, index) =>
      imageItem(image, galleryCopy.image(name, index + 1, images.length)),
    ),
  );
  document.title = document.title.replace(/^[^|]*/u, () => `${name} `);
  part('[data-state]')?.remove();
  const frame = part('[data-vehicle]');
  if (frame) frame.hidden = false;
}

function priceText(vehicle: ApiVehicle): string {
  const price = listPrice(vehicle);
  switch (price.kind) {
    case 'sale':
      return `${priceCopy.sale} ${formatKroner(price.sale)}`;
    case 'leasing':
      return formatMonthly(price.monthly);
    case 'price':
      return formatKroner(price.price);
    case 'on_request':
      return priceCopy.onRequest;
  }
}

/** Created only now, because a page has one `h1` and the loading text was it. */
function heading(name: string): HTMLElement {
  const element = document.createElement('h1');
  element.textContent = name;
  return element;
}

function fact({ label, value }: { label: string; value: string }): HTMLElement {
  const group = document.createElement('div');
  const term = document.createElement('dt');
  const description = document.createElement('dd');
  term.textContent = label;
  description.textContent = value;
  group.append(term, description);
  return group;
}

function imageItem({ image_url, caption, width, height, widths }: ApiImage, alt: string) {
  const image = document.createElement('img');
  image.alt = caption || alt;
  image.sizes = '(min-width: 64rem) 60vw, 100vw';
  image.srcset = widths.map((size) => `${variantUrl(image_url, size, 'webp')} ${size}w`).join(', ');
  image.src = variantUrl(image_url, widths.at(-1) ?? 480, 'webp');
  image.width = width ?? 1600;
  image.height = height ?? 900;
  const item = document.createElement('li');
  item.append(image);
  return item;
}
