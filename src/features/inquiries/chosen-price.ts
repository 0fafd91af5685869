import { readParts } from '#components/price/read-parts.ts';
import { chosenPriceCopy } from '#copy/inquiries/inquiry-forms.ts';
import { loanCopy } from '#copy/vehicles/loan.ts';
import type { PricePart } from '#copy/vehicles/price/price-part.ts';

/** How the visitor would pay, as the price card of the page says; null until they have chosen. */
export function chosenPrice(page: Document): string | null {
  const card = page.querySelector('[data-price-card][data-chosen]');
  const way = card?.querySelector('[role="tab"][aria-selected="true"]')?.firstChild?.textContent;
  const boxes = card?.querySelectorAll(BOXES) ?? [];
  const box = [...boxes].find((candidate) => candidate.checkVisibility());
  const figures = box && readParts(box).flatMap(textOf);
  return way && figures?.length ? chosenPriceCopy(way.trim(), figures.join(' · ')) : null;
}

/** What holds the figures of each way to pay. */
const BOXES = '[data-read="price"], .loan__result, [data-customer]';

function textOf(part: PricePart): string[] {
  if (part.kind === 'facts')
    return part.facts
      .filter(({ label }) => label === loanCopy.facts.downPayment)
      .map(({ label, value }) => `${label} ${value}`);
  const isFigure = part.kind !== 'conditions' && FIGURES.has(part.kind);
  if (!isFigure) return [];
  return [part.runs.map((run) => (typeof run === 'string' ? run : run.text)).join('')];
}

const FIGURES = new Set<PricePart['kind']>(['amount', 'offer', 'customer', 'line']);
