/** Words within a line of a price: plain, or with a meaning that is drawn. */
export type PriceRun =
  | string
  | { kind: 'hidden' | 'struck' | 'badge' | 'unit'; text: string }
  | { kind: 'link'; text: string; href: string };

/** The kinds of lines of a price; `offer` is the amount of a proven offer. */
export type PriceLineKind =
  | 'label'
  | 'before'
  | 'amount'
  | 'offer'
  | 'saved'
  | 'note'
  | 'customer'
  | 'cash'
  | 'terms'
  | 'line';

export interface PriceFact {
  label: string;
  value: string;
}

/** A part of a price as words, in the order of reading; `#components/price` draws it. */
export type PricePart =
  | { kind: PriceLineKind; runs: readonly PriceRun[] }
  | { kind: 'conditions'; items: readonly string[] }
  | { kind: 'facts'; facts: readonly PriceFact[] };

/** A line of a price; none where it has no words. */
export function line(kind: PriceLineKind, ...runs: PriceRun[]): PricePart[] {
  return runs.some((run) => run !== '') ? [{ kind, runs }] : [];
}
