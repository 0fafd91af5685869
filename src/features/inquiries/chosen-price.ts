import { chosenPriceCopy } from '#copy/inquiries/inquiry-forms.ts';
import { downPaymentLabel } from '#copy/vehicles/down-payment.ts';

/**
 * How the visitor would pay, as the price card of the page says, and for which car where that is not the
 * page's own; null until they have chosen.
 */
export function chosenPrice(page: Document): string | null {
  const card = page.querySelector<HTMLElement>('[data-price-card][data-chosen]');
  const tab = card?.querySelector('[role="tab"][aria-selected="true"]')?.firstChild?.textContent;
  const { way = tab, chosen: car } = card?.dataset ?? {};
  const boxes = card?.querySelectorAll(BOXES) ?? [];
  const box = [...boxes].find((candidate) => candidate.checkVisibility());
  const figures = [...(box?.querySelectorAll(FIGURES) ?? [])].flatMap(figureText);
  if (!way || figures.length === 0) return null;
  return chosenPriceCopy(way.trim(), [...(car ? [car] : []), ...figures].join(' · '));
}

/** The element with the figures of each way to pay. */
const BOXES = '[data-read="price"], .loan__result, [data-customer]';

/** Lines and facts of a price; see `LINE_CLASSES`. */
const FIGURES = ':scope > :is(.price__amount, .price__customer, .price__line), :scope > .specs > *';

function figureText(figure: Element): string[] {
  const [label, value] = figure.children;
  if (!figure.matches('.specs > *')) return [figure.textContent ?? ''];
  return label?.textContent === downPaymentLabel
    ? [`${label.textContent} ${value?.textContent}`]
    : [];
}
