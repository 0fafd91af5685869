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
  const boxes = card?.querySelectorAll<HTMLElement>(BOXES) ?? [];
  const box = [...boxes].find((candidate) => candidate.getClientRects().length > 0);
  const typed = box && typedAhead(box);
  const figures = typed ?? [...(box?.querySelectorAll(FIGURES) ?? [])].flatMap(figureText);
  if (!way || figures.length === 0) return null;
  return chosenPriceCopy(way.trim(), [...(car ? [car] : []), ...figures].join(' · '));
}

/** The element with the figures of each way to pay. */
const BOXES = '[data-read="price"], .loan__result, [data-customer]';

/**
 * What the visitor typed and chose for a loan whose figures are still those of other values, because the
 * calculator's code is on its way.
 */
function typedAhead(box: HTMLElement): string[] | undefined {
  const { calculatedFor } = box.dataset;
  const fields = [...(box.parentElement?.querySelectorAll<Calculated>('input, select') ?? [])];
  if (calculatedFor === undefined || calculatedFor === fields.map(({ value }) => value).join(' '))
    return;
  return fields.map((field) => {
    const value = 'selectedOptions' in field ? field.selectedOptions[0]?.text : field.value;
    return `${field.labels?.[0]?.textContent} ${value}`;
  });
}

type Calculated = HTMLInputElement | HTMLSelectElement;

/** Lines and facts of a price; see `LINE_CLASSES`. */
const FIGURES = ':scope > :is(.price__amount, .price__customer, .price__line), :scope > .specs > *';

function figureText(figure: Element): string[] {
  const [label, value] = figure.children;
  if (!figure.matches('.specs > *')) return [figure.textContent.replaceAll('\u00a0', ' ')];
  return label?.textContent === downPaymentLabel
    ? [`${label.textContent} ${value?.textContent}`]
    : [];
}
