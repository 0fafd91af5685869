/** A figure of credit or leasing by the month. */
const MONTHLY = /kr\.\/(?:md\.|måned)/u;

/** What has to stand in the same box as a monthly figure, each by what it is called. */
const CONDITIONS: Record<string, RegExp> = {
  'the cash price': /Kontantpris [\d.]+ kr\./u,
  'the first payment': /[\d.,]+ kr\. i (?:førstegangsydelse|udbetaling)/u,
  'the months': /\d+ måneder/u,
  'the kilometres': /[\d.]+ km\/år/u,
  'the fee': /Oprettelse [\d.]+ kr\./u,
  'the residual value': /Restværdi [\d.]+ kr\./u,
  'who bears the residual value': /bærer risikoen/u,
  'the total': /I alt [\d.,]+ kr\./u,
  'that borrowing costs money': /Det koster penge at låne penge/u,
};

/** What each monthly figure of a document lacks in its box; empty where none stands alone. */
export function lonelyMonthlyFigures(document: Document): string[] {
  const walker = document.createTreeWalker(document.body, 4);
  const problems: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      parent.closest('script, style, template') ||
      !MONTHLY.test(node.textContent ?? '')
    )
      continue;
    const box = parent.closest('[data-monthly]');
    const text = (box?.textContent ?? '').replace(/\s+/gu, ' ');
    for (const [name, condition] of Object.entries(CONDITIONS)) {
      if (!condition.test(text)) problems.push(`${node.textContent?.trim()} without ${name}`);
    }
  }
  return problems;
}
