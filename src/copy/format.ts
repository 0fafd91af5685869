import { danishDate } from '#domain/time/danish-date.ts';

/** Danish formats. All amounts are DKK; all times are shown in Danish time. */

/** By the sum of the least and most decimals, which no two of them share. */
const formatters: Intl.NumberFormat[] = [];

/** The first formatter of a page takes a slow phone 0.1 s, so each is made at its first use. */
function format(value: number, least: 0 | 2, most: 0 | 2): string {
  const key = least + most;
  formatters[key] ??= new Intl.NumberFormat('da-DK', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  return formatters[key].format(value);
}

// Scripts that show no time have none of it.
const clock = /* @__PURE__ */ new Intl.DateTimeFormat('da-DK', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Copenhagen',
});

/** `349.900 kr.`; øre only where there are any. */
export function formatKroner(amount: number): string {
  return `${formatAmount(amount)} kr.`;
}

/** `349.900` */
export function formatAmount(amount: number): string {
  return Number.isInteger(amount) ? format(amount, 0, 0) : format(amount, 2, 2);
}

/** `4.200 DKK`, as wheel prices are shown. */
export function formatDkk(amount: number): string {
  return `${formatAmount(amount)} DKK`;
}

/** `3.995 kr./md.` */
export function formatMonthly(amount: number): string {
  return `${formatAmount(amount)} kr./md.`;
}

/** `84.000 km` */
export function formatKilometres(kilometres: number): string {
  return `${format(kilometres, 0, 0)} km`;
}

/** `77,4` */
export function formatDecimal(value: number): string {
  return format(value, 0, 2);
}

/** `5,95 %`, always with two decimals, as rates are compared. */
export function formatPercentage(value: number): string {
  return `${format(value, 2, 2)} %`;
}

/** `05.03.2026` of a time (in Danish time) or of a calendar date `YYYY-MM-DD`. */
export function formatDate(value: Date | string): string {
  const day = typeof value === 'string' ? value : danishDate(value);
  return day.split('-').reverse().join('.');
}

/** `14.32` of a time (in Danish time) or of a clock time `HH:MM`. */
export function formatClock(value: Date | string): string {
  return (typeof value === 'string' ? value : clock.format(value)).replace(':', '.');
}

/** `1 bil`, `12 biler`; the count may be formatted already. */
export function vehiclesText(count: number | string): string {
  return String(count) === '1' ? '1 bil' : `${count} biler`;
}

/** No line begins with a point, or ends after a word of one letter or before the unit of a number. */
export function withoutBadBreaks(text: string): string {
  return text
    .replaceAll(' · ', '\u00a0· ')
    .replace(/(?<=(?:^|[\s(])(?:[\d.,–-]+|\p{L})) (?=[\p{L}%])/gu, '\u00a0');
}
