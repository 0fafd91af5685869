/** A figure of credit or leasing by the month. */
const MONTHLY = /kr\.\/(?:md\.|måned)|^Månedlig ydelse$/u;

/** What has to stand in the same box as a monthly figure, by the kind of the box. */
export const CONDITIONS: Record<string, Record<string, RegExp>> = {
  leasing: {
    'the cash price': /Kontantpris [\d.]+ kr\./u,
    'the first payment': /[\d.,]+ kr\. i førstegangsydelse/u,
    'the months': /\d+ måneder/u,
    'the kilometres': /[\d.]+ km\/\u2060år/u,
    'the fee': /Oprettelse [\d.]+ kr\./u,
    'the residual value': /Restværdi [\d.]+ kr\./u,
    'who bears the residual value': /risiko/u,
    'the total': /I alt [\d.,]+ kr\./u,
  },
  comparison: {
    'the cash price': /Kontantpris [\d.]+ kr\./u,
    'the first payment': /Førstegangsydelse ?[\d.]+ kr\./u,
    'the months': /\d+ måneder/u,
    'the kilometres': /Kilometer pr\. år ?[\d.]+ km/u,
    'the fee': /Oprettelse af kontrakt \(automatisk\) ?[\d.]+ kr\./u,
    'the residual value': /Restværdi ?[\d.]+ kr\./u,
    'the total': /Samlet betaling i perioden ?[\d.]+ kr\./u,
    'that borrowing costs money': /Det koster penge at låne penge/u,
  },
  loan: {
    'the cash price': /Kontantpris ?[\d.]+ kr\./u,
    'the down payment': /Udbetaling/u,
    'the credit': /Samlet kreditbeløb ?[\d.]+ kr\./u,
    'the debtor rate': /Debitorrente, (?:fast|variabel) ?[\d,]+ %/u,
    ÅOP: /ÅOP [\d,]+ %/u,
    'the months': /\d+ måneder/u,
    'the fee': /Stiftelse ?[\d.]+ kr\./u,
    'the total': /i alt [\d.]+ kr\./u,
    'that borrowing costs money': /Det koster penge at låne penge/u,
  },
};

/**
 * What is missing in the box of each monthly figure of a document; empty where none is incomplete.
 */
export function lonelyMonthlyFigures(document: Document): string[] {
  const walker = document.createTreeWalker(document.body, 4);
  const problems: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const figure = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    // The search panel has the monthly payment that a visitor can afford, not the price of a car.
    if (!parent || parent.closest('script, style, .search') || !MONTHLY.test(figure)) continue;
    const box = parent.closest<HTMLElement>('[data-monthly]');
    const conditions = CONDITIONS[box?.dataset['monthly'] ?? ''];
    if (!box || !conditions) {
      problems.push(`${figure} without a box`);
      continue;
    }
    const text = (box.textContent ?? '').replace(/\s+/gu, ' ');
    for (const [name, condition] of Object.entries(conditions)) {
      if (!condition.test(text)) problems.push(`${figure} without ${name}`);
    }
  }
  return problems;
}

/** A figure by the month, or a saving, within one text; a unit beside an input field has none. */
const CLAIMS = [
  /\d[\d.,]*\s*kr\.\/(?:md\.|måned)/u,
  /\b(?:Spar|Sparer|Før|Førpris:?) [\d.]+ kr/u,
  /StrikethroughPrice|ListPrice|\bhighPrice\b/u,
];

/**
 * Monthly figures and savings where neither conditions nor a proof can stand beside them: in
 * attributes, the head and the data of a page. That is what share cards and search engines show.
 */
export function hiddenClaims(document: Document): string[] {
  const texts = [...document.querySelectorAll('*')].flatMap((element): [string, string][] => [
    ...[...element.attributes].map(({ name, value }): [string, string] => [name, value]),
    ...(element.matches('title, script')
      ? [[element.tagName, element.textContent ?? ''] as [string, string]]
      : []),
  ]);
  return texts
    .filter(([, text]) => CLAIMS.some((claim) => claim.test(text)))
    .map(([place, text]) => `${place}: ${text}`);
}
