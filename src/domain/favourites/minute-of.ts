/** A time to the minute, in a form that sorts as text: `2026-11-14T09:03Z`. */
export function minuteOf(time: Date): string {
  return `${time.toISOString().slice(0, 16)}Z`;
}
