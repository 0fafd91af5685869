import { formatClock, formatDate } from './format.ts';

/** `05.03.2026 kl. 14.32` */
export function formatDateTime(value: Date): string {
  return `${formatDate(value)} kl. ${formatClock(value)}`;
}

/** `14.32` of today, `05.03.2026 kl. 14.32` of another day. */
export function formatRecent(value: Date): string {
  const isToday = formatDate(value) === formatDate(new Date());
  return isToday ? formatClock(value) : formatDateTime(value);
}

/** `24 timer`, `1 time` */
export function hoursText(hours: number): string {
  return hours === 1 ? '1 time' : `${hours} timer`;
}
