import { compareCopy } from '#copy/pages/inventory/compare.ts';
import type { ListedVehicle } from '../favourites/find-vehicle.ts';
import { placeElements } from '../favourites/list/show-list.ts';
import { type ComparedFact, type Comparison, compareCars } from './compare-cars.ts';
import { isDecisive } from './ranked-facts.ts';

/** Puts vehicles side by side: prices, what differs, the most decisive first, then the equal facts, folded. */
export function fillTable(list: HTMLElement, cars: readonly ListedVehicle[]): void {
  const frame = list.querySelector<HTMLElement>('.compare');
  const head = list.querySelector('thead tr');
  if (!frame || !head) return;
  const compared = compareCars(cars.map(({ vehicle }) => vehicle));
  const { cheapest, differing, ownEquipment } = compared;
  // In the order of `CompareColumn.astro`.
  const cellsAt = (place: number) => cars.flatMap(({ cells }) => cells[place] ?? []);
  const [names, images, prices, leasing] = [cellsAt(0), cellsAt(1), cellsAt(2), cellsAt(3)];
  const hasLeasing = leasing.some((cell) => cell.querySelector('.car-leasing'));
  prices.forEach((cell, place) => {
    cell.querySelector('.compare__best')?.remove();
    if (cheapest[place]) cell.append(create('p', 'compare__best', compareCopy.cheapest));
  });
  frame.dataset['cars'] = String(cars.length);
  frame.style.setProperty('--cars', String(cars.length));
  placeElements(head, [head.children[0] ?? corner(), ...names]);
  list.querySelector('tbody')?.replaceChildren(
    create('tr', '', corner(), ...images),
    rowOf(compareCopy.price, prices),
    ...differing.filter(isDecisive).map(factRow),
    ...(ownEquipment.some((items) => items.length > 0) ? [equipmentRow(ownEquipment)] : []),
    // Not beside the price, since its conditions are long.
    ...(hasLeasing ? [rowOf(compareCopy.leasing, leasing)] : []),
    ...differing.filter((fact) => !isDecisive(fact)).map(factRow),
  );
  fillEqual(list, compared, cars.length > 1);
}

function factRow({ label, values, best }: ComparedFact): HTMLElement {
  const contents = values.map((value, place) => {
    if (value === null) return unknown();
    return best[place] ? create('span', 'compare__best', value, forScreenReaders(BEST)) : value;
  });
  return rowOf(label, contents.map(cell), 'figures');
}

function unknown(): HTMLElement {
  const dash = create('span', '', '–');
  dash.setAttribute('aria-hidden', 'true');
  return create('span', 'quiet', dash, forScreenReaders(compareCopy.unknown));
}

function equipmentRow(own: Comparison['ownEquipment']): HTMLElement {
  const contents = own.map((items) =>
    items.length > 0
      ? create('ul', '', ...items.map((item) => create('li', '', item)))
      : create('span', 'quiet', compareCopy.none),
  );
  return rowOf(compareCopy.equipment, contents.map(cell), 'compare__equipment');
}

function fillEqual(list: HTMLElement, { equal, sharedEquipment }: Comparison, isSeveral: boolean) {
  const facts = equal.map(({ label, values }) => definition(label, values[0] ?? ''));
  if (sharedEquipment.length > 0) {
    const text = sharedEquipment.join(', ');
    facts.push(definition(compareCopy.sharedEquipment, text, 'compare__shared'));
  }
  const details = list.querySelector('details');
  if (details) details.hidden = !isSeveral || facts.length === 0;
  details?.querySelector('summary')?.replaceChildren(compareCopy.equal(facts.length));
  details?.querySelector('dl')?.replaceChildren(...facts);
}

function definition(label: string, value: string, className = ''): HTMLElement {
  return create('div', className, create('dt', 'quiet small', label), create('dd', '', value));
}

function rowOf(label: string, cells: readonly HTMLElement[], className = ''): HTMLElement {
  const header = create('th', '', label);
  header.setAttribute('scope', 'row');
  return create('tr', className, header, ...cells);
}

const BEST = ` (${compareCopy.best})`;
const cell = (content: Node | string) => create('td', '', content);
const corner = () => create('td', 'compare__corner');
const forScreenReaders = (text: string) => create('span', 'visually-hidden', text);

function create(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
