import type { PriceLineKind, PricePart, PriceRun } from '#copy/vehicles/price/price-part.ts';
import { LINE_CLASSES, RUN_CLASSES } from './markup.ts';

const LINES = new Map(
  Object.entries(LINE_CLASSES).map(([kind, name]) => [name, kind as PriceLineKind]),
);
const RUNS = new Map(Object.entries(RUN_CLASSES).map(([kind, name]) => [name, kind]));

/** The parts that `PriceParts` drew right into an element of a page; what else stands there is left out. */
export function readParts(box: Element): PricePart[] {
  return [...box.children].flatMap((element): PricePart[] => {
    if (element.matches('.price__conditions'))
      return [{ kind: 'conditions', items: [...element.children].map(textOf) }];
    if (element.matches('.specs'))
      return [
        {
          kind: 'facts',
          facts: [...element.children].map(({ children: [label, value] }) => ({
            label: label?.textContent ?? '',
            value: value?.textContent ?? '',
          })),
        },
      ];
    const kind = element.matches('p') ? LINES.get(element.className) : undefined;
    return kind ? [{ kind, runs: [...element.childNodes].map(readRun) }] : [];
  });
}

function readRun(node: Node): PriceRun {
  const text = textOf(node);
  if (!(node instanceof Element)) return text;
  if (node.matches('s')) return { kind: 'struck', text };
  if (node.matches('a')) return { kind: 'link', text, href: node.getAttribute('href') ?? '' };
  return { kind: RUNS.get(node.className) as 'unit', text };
}

function textOf(node: Node): string {
  return node.textContent ?? '';
}
