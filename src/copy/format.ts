import { danishDate } from '#domain/time/danish-date.ts';

/** Danish formats. All amounts are DKK; all times are shown in Danish time. */

const whole = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 });
const twoDecimals = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const clock = new Intl.DateTimeFormat('da-DK', {
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
  return Number.isInteger(amount) ? whole.format(amount) : twoDecimals.format(amount);
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
  return `${whole.format(kilometres)} km`;
}

/** `77,4` */
export function formatDecimal(value: number): string {
  return decimal.format(value);
}

/** `5,95 %`, always with two decimals, as rates are compared. */
export function formatPercentage(value: number): string {
  return `${twoDecimals.format(value)} %`;
}

/** `05.03.2026` of a time (in Danish time) or of a calendar date `YYYY-MM-DD`. */
export function formatDate(value: Date | string): string {
  const day = typeof value === 'string' ? value : danishDate(value);
  return day.split('-').reverse().join('.');
}

/** `14:32` in Danish time. */
export function formatClock(value: Date): string {
  return clock.format(value).replace('.', ':');
}
