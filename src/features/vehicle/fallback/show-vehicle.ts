import { vehicleName } from '#copy/labels.ts';
import { earlierUseNoticeCopy } from '#copy/vehicles/vehicle-facts.ts';
import { galleryCopy } from '#copy/vehicles/vehicle-page.ts';
import { variantUrl } from '#domain/image/image-address.ts';
import { otherFacts, summaryFacts } from '../page/summary-facts.ts';
import type { ApiImage, ApiVehicle } from './fetch-vehicle.ts';
import { element, leasingElements, priceElements } from './price-elements.ts';

/** Fills the fallback page with a vehicle. */
export function showVehicle(root: HTMLElement, vehicle: ApiVehicle): void {
  const name = vehicleName(vehicle);
  // The page shows neither time.
  const known = { ...vehicle, sold_date: null, created_at: new Date() };
  const part = (selector: string) => root.querySelector<HTMLElement>(selector);
  const images = vehicle.images.filter(({ widths }) => widths.length > 0);

  // Created only now, because a page has one `h1` and the loading text was it.
  part('[data-name]')?.replaceChildren(element('h1', '', name));
  part('[data-facts]')?.replaceChildren(
    ...[...summaryFacts(known), ...otherFacts(known)].map(fact),
  );
  const notice = known.earlier_use && earlierUseNoticeCopy[known.earlier_use];
  if (notice) part('[data-earlier-use]')?.replaceChildren(element('p', '', notice));
  part('[data-price]')?.replaceChildren(...priceElements(known));
  part('[data-leasing]')?.replaceChildren(...leasingElements(known));
  const placeholder = part('[data-placeholder]');
  if (placeholder) placeholder.hidden = images.length > 0;
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

function fact({ label, value }: { label: string; value: string }): HTMLElement {
  return element('div', '', element('dt', '', label), element('dd', '', value));
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
