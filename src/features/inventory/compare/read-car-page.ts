import { formatKroner } from '#copy/format.ts';
import { compareCopy } from '#copy/pages/inventory/compare.ts';
import type { Favourite } from '#domain/favourites/favourites.ts';
import { fetchDocument } from '#features/inventory/fetch-document.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';
import { vehiclePath } from '#paths';
import { vehicleOfHeart } from '../favourites/hearts/vehicle-of-heart.ts';

/** What the built page of a vehicle says, taken from its HTML. Nodes are copies. */
export interface CarPage extends Omit<Favourite, 'before'> {
  /** The first image; null where there is none yet. */
  image: Element | null;
  /** The cash price with what stands beside it. */
  price: Element | null;
  /** The monthly payment that lists show, with cash price and conditions; null where it is not leased. */
  leasing: Element | null;
  facts: readonly Fact[];
  equipment: readonly string[];
}

/** `unread`: the page could not be fetched, or the vehicle has none yet. */
export type FoundPage = { kind: 'page'; page: CarPage } | { kind: 'gone' | 'unread' };

/** Fetches the page of a vehicle, for what neither columns nor rows have: all facts and equipment. */
export async function findPage({ id }: { id: string }): Promise<FoundPage> {
  try {
    const { status, document: page } = await fetchDocument(vehiclePath(id));
    // Sold long ago, or not on the site.
    if (status === 410 || status === 404) return { kind: 'gone' };
    const read = status === 200 ? readCarPage(page) : null;
    return read ? { kind: 'page', page: read } : { kind: 'unread' };
  } catch {
    return { kind: 'unread' };
  }
}

/** Reads the page of a vehicle; null where the document is the page of no vehicle of the release. */
function readCarPage(page: Document): CarPage | null {
  const heart = page.querySelector<HTMLElement>('main [data-favourite]');
  if (!heart) return null;
  const tax = page.querySelector<HTMLElement>('[data-owner-tax]')?.dataset['ownerTax'];
  const part = (name: string) => page.querySelector(`[data-read="${name}"]`);
  return {
    ...vehicleOfHeart(heart),
    image: copyOf(part('images')?.querySelector('picture')),
    price: copyOf(part('price')),
    leasing: copyOf(listedLeasing(part('leasing'))),
    facts: [
      ...[...(part('facts')?.querySelectorAll('dt') ?? [])].map((label) => ({
        label: textOf(label),
        value: textOf(label.nextElementSibling),
      })),
      ...(tax ? [{ label: compareCopy.ownerTax, value: formatKroner(Number(tax)) }] : []),
    ],
    equipment: [...(part('equipment')?.querySelectorAll('li') ?? [])].map(textOf),
  };
}

function copyOf(element: Element | null | undefined): Element | null {
  if (!element) return null;
  const copy = document.importNode(element, true);
  // Several copies on one page would share this landmark name.
  copy.removeAttribute('aria-label');
  return copy;
}

/** The terms for the customer whose monthly payment lists show. */
function listedLeasing(block: Element | null): Element | null | undefined {
  const customer = block?.getAttribute('data-leasing');
  return (customer && block?.querySelector(`[data-customer="${customer}"]`)) || null;
}

function textOf(element: Element | null): string {
  return element?.textContent?.replace(/\s+/gu, ' ').trim() ?? '';
}
