import { addDays, danishDate } from '#domain/time/danish-date.ts';
import type { OpeningState } from '#domain/time/opening-hours.ts';
import { formatClock, formatDate } from './format.ts';

/** The heading of the opening hours. */
export const openingTitle = 'Åbningstider';

const weekday = new Intl.DateTimeFormat('da-DK', {
  weekday: 'long',
  timeZone: 'Europe/Copenhagen',
});

/** `Åbent til kl. 18.00`, or `Åbner mandag kl. 09.00`; with its date where that is a week away or more. */
export function openingText({ isOpen, changes }: OpeningState, now: Date): string {
  const time = formatClock(changes);
  if (isOpen) return `Åbent til kl. ${time}`;
  const [today, day] = [danishDate(now), danishDate(changes)];
  if (day === today) return `Åbner i dag kl. ${time}`;
  if (day === addDays(today, 1)) return `Åbner i morgen kl. ${time}`;
  const when =
    day < addDays(today, 7) ? weekday.format(changes) : `den ${formatDate(day).slice(0, 5)}.`;
  return `Åbner ${when} kl. ${time}`;
}
