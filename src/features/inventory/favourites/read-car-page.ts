import type { Favourite } from '#domain/favourites/favourites.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';
import { vehicleOfHeart } from './hearts/vehicle-of-heart.ts';

/** Facts that stand together on the page of a vehicle. */
export interface FactGroup {
  heading: string;
  facts: readonly Fact[];
}

/** What the built page of a vehicle says, taken from its HTML. Nodes are copies. */
export interface CarPage extends Omit<Favourite, 'before'> {
  /** The first image; null where there is none yet. */
  image: Element | null;
  /** The cash price with what stands beside it. */
  price: Element | null;
  /** The monthly payment that lists show, with cash price and conditions; null where it is not leased. */
  leasing: Element | null;
  groups: readonly FactGroup[];
  equipment: readonly string[];
}

/** Reads the page of a vehicle; null where the document is the page of no vehicle of the release. */
export function readCarPage(page: Document): CarPage | null {
  const heart = page.querySelector<HTMLElement>('main [data-favourite]');
  if (!heart) return null;
  const part = (name: string) => page.querySelector(`[data-read="${name}"]`);
  return {
    ...vehicleOfHeart(heart),
    image: copyOf(part('images')?.querySelector('picture')),
    price: copyOf(part('price')),
    leasing: copyOf(listedLeasing(part('leasing'))),
    groups: [...(part('facts')?.querySelectorAll('section') ?? [])].map((group) => ({
      heading: textOf(group.querySelector('h3')),
      facts: [...group.querySelectorAll('dt')].map((label) => ({
        label: textOf(label),
        value: textOf(label.nextElementSibling),
      })),
    })),
    equipment: [...(part('equipment')?.querySelectorAll('li') ?? [])].map(textOf),
  };
}

function copyOf(element: Element | null | undefined): Element | null {
  if (!element) return null;
  const copy = document.importNode(element, true);
  // Beside those of other vehicles a landmark of this name says nothing.
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
