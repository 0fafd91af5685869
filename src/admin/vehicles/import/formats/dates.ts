/** The order of day, month and year where all of them are numbers. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';
const OTHERS: readonly DateOrder[] = ['mdy', 'ymd'];

const MONTHS = [
  'jan',
  'feb',
  'mar|mär',
  'apr',
  'maj|mai|may',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt|oct',
  'nov',
  'de[cz]',
].map((month) => new RegExp(`^(?:${month})`, 'iu'));

/** How many more dates an order other than the Danish one has to read: some days exist in none. */
const CLEARLY_MORE = 1.25;
/** Older dates come from days misread as years. */
const EARLIEST = '1950';

export function dateOrderOf(texts: readonly string[], today: Date): DateOrder {
  const readable = (order: DateOrder) =>
    texts.filter((text) => (readDate(text, order, today) ?? '') >= EARLIEST).length;
  const danish = readable('dmy');
  return OTHERS.find((order) => readable(order) > CLEARLY_MORE * danish) ?? 'dmy';
}

/**
 * A date as `YYYY-MM-DD`: `30.04.19`, `2019-04-30T00:00:00`, `04/2019` (its first day), `15. marts 2020`,
 * or the number of days that a spreadsheet counts; null for another text, and for a day that does not exist.
 */
export function readDate(text: string, order: DateOrder, today: Date): string | null {
  const plain = text.trim().replace(/(?:[T ,]+\d{1,2}[:.]\d{2}.*)$/u, '');
  if (/^[2-5]\d{4}$/u.test(plain)) return fromSpreadsheet(Number(plain));
  const iso = /^(\d{4})[-./]?(\d{1,2})[-./]?(\d{1,2})$/u.exec(plain);
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const month = /^(\d{1,2})[-./](\d{4})$/u.exec(plain);
  if (month) return valid(Number(month[2]), Number(month[1]), 1);
  const parts = /^(\d{1,2})[-./\s]+(\d{1,2}|\p{L}{3,9})\.?[-./\s]+(\d{4}|\d{2})$/u.exec(plain);
  if (!parts) return null;
  const [, a = '', b = '', c = ''] = parts;
  const named = MONTHS.findIndex((name) => name.test(b)) + 1;
  if (/\p{L}/u.test(b)) return valid(fullYear(c, today), named, Number(a));
  if (order === 'ymd' && c.length === 2) return valid(fullYear(a, today), Number(b), Number(c));
  if (order === 'mdy') return valid(fullYear(c, today), Number(a), Number(b));
  return valid(fullYear(c, today), Number(b), Number(a));
}

/** The year of a date, or of a number that is one; none where a year has a digit too many. */
export function readYear(text: string, order: DateOrder, today: Date): number | null {
  if (/^20\d{3}$/u.test(text.trim())) return null;
  const year = /^((?:19|20)\d{2})(?:\s*[/-]\s*(?:19|20)?\d{2})?$/u.exec(text.trim());
  if (year) return Number(year[1]);
  return Number(readDate(text, order, today)?.slice(0, 4)) || null;
}

function fullYear(digits: string, today: Date): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year > (today.getFullYear() % 100) + 1 ? 1900 + year : 2000 + year;
}

function valid(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 ? date.toISOString().slice(0, 10) : null;
}

/** Spreadsheets count the days since 30 December 1899. */
function fromSpreadsheet(days: number): string {
  return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
}
