const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ aelig: 'æ', oslash: 'ø', aring: 'å', AElig: 'Æ', Oslash: 'Ø', Aring: 'Å' },
};

/** The text of a cell that portals wrote as HTML, one line a paragraph; another text as it is. */
export function plainText(text: string): string {
  if (!/<\/?(?:p|br|li|ul|ol|div|b|i|strong|em|span|h\d)\b[^>]*>/iu.test(text)) return text;
  return text
    .replace(/<(?:br\s*\/?|\/(?:p|li|div|h\d|ul|ol))>/giu, '\n')
    .replace(/<[^>]*>/gu, '')
    .replace(/&(\w+);/gu, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/[^\S\n]*\n\s*/gu, '\n')
    .trim();
}

/**
 * The entries of a list of equipment: one a line, or between bars, else between the commas and
 * semicolons of one line that are in no bracket, in no quotation and between no two digits.
 */
export function splitEntries(text: string): string[] {
  const entries = text.includes('\n')
    ? text.split(/\r?\n/u)
    : text.includes('|')
      ? text.split('|')
      : splitAtCommas(text);
  return [...new Set(entries.map((entry) => entry.replace(/^\s*[-•*·]\s+/u, '').trim()))].filter(
    Boolean,
  );
}

function splitAtCommas(text: string): string[] {
  const entries = [''];
  const signs = [...text];
  // After a digit it is the sign of an inch, and a lonely one quotes nothing.
  const isQuote = (index: number) => signs[index] === '"' && !/\d/u.test(signs[index - 1] ?? '');
  const quotes = signs.filter((_, index) => isQuote(index)).length % 2 === 0;
  let open = 0;
  let quoted = false;
  for (const [index, sign] of signs.entries()) {
    if (quotes && isQuote(index)) quoted = !quoted;
    else if (sign === '(' || sign === '[') open += 1;
    else if ((sign === ')' || sign === ']') && open > 0) open -= 1;
    const number = sign === ',' && /^\d,\d$/u.test(signs.slice(index - 1, index + 2).join(''));
    if ((sign === ',' || sign === ';') && open === 0 && !quoted && !number) entries.push('');
    else entries.push((entries.pop() ?? '') + sign);
  }
  return entries;
}
