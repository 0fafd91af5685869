/** The latest of some times; null for none. */
export function latest(times: readonly Date[]): Date | null {
  return times.reduce<Date | null>((last, time) => (last && last >= time ? last : time), null);
}
