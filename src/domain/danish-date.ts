/** Sweden writes dates as `YYYY-MM-DD`. */
const date = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeZone: 'Europe/Copenhagen',
});

/** The calendar date of a time in Denmark, `YYYY-MM-DD`. */
export function danishDate(time: Date): string {
  return date.format(time);
}
