import { formatKroner } from '#copy/format.ts';
import type { Proof } from '#tests/support/prices/price-kinds.ts';

/** What only a proven offer, or a proven reduction, may be called. */
const SAVING = /\bSpar\b|\bSparer?\b|\bSat ned\b|\bTILBUD\b|\bFør(?:pris)?:? [\d.]+ kr/u;

/** `/car/golf` → `golf` */
export function carOf(address: string): string | null {
  return /^\/(?:electric-)?car\/([^/?#]+)/u.exec(address)?.[1] ?? null;
}

/**
 * What a document says of higher prices that nothing proves: each figure that is struck out or called
 * saved has to be the one of its car. A car has the box of its link, else the page at `path`.
 */
export function unprovenSavings(
  document: Document,
  path: string,
  proofs: ReadonlyMap<string, Proof | null>,
): string[] {
  const problems: string[] = [];
  for (const element of document.querySelectorAll('body s, body del, body p, body span')) {
    const text = plain(element.textContent ?? '');
    const isStruck = element.matches('s, del');
    if (!isStruck && (element.querySelector('p, span, s') || !SAVING.test(text))) continue;
    const box = element.closest('li, article, table');
    const link = box?.querySelector('a[href^="/car/"], a[href^="/electric-car/"]');
    const id = carOf(link?.getAttribute('href') ?? path);
    const proof = id === null ? undefined : proofs.get(id);
    if (!proof || !isProven(text, proof)) problems.push(`${id ?? path}: ${text}`);
  }
  return problems;
}

function isProven(text: string, { before, price, offer }: Proof): boolean {
  const earlier = plain(formatKroner(before));
  const known = offer ? ['TILBUD', earlier, `Spar ${plain(formatKroner(before - price))}`] : [];
  return known.includes(text) || (/^Sat ned /u.test(text) && text.endsWith(`: ${earlier}`));
}

function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
