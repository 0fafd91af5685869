import { addDays, danishDate } from '#domain/time/danish-date.ts';
import type { OpeningState } from '#domain/time/opening-hours.ts';
import { formatClock, formatDate } from './format.ts';

const weekday = new Intl.DateTimeFormat('da-DK', {
  weekday: 'long',
  timeZone: 'Europe/Copenhagen',
});

/** `Åbent til 18`, or `Åbner mandag kl. 9`; with its date where that is a week away or more. */
export function openingText({ isOpen, changes }: OpeningState, now: Date): string {
  const time = formatClock(changes).replace(/^0/u, '').replace(':00', '').replace(':', '.');
  if (isOpen) return `Åbent til ${time}`;
  const [today, day] = [danishDate(now), danishDate(changes)];
  if (day === today) return `Åbner i dag kl. ${time}`;
  if (day === addDays(today, 1)) return `Åbner i morgen kl. ${time}`;
  const when =
    day < addDays(today, 7) ? weekday.format(changes) : `den ${formatDate(day).slice(0, 5)}.`;
  return `Åbner ${when} kl. ${time}`;
}
