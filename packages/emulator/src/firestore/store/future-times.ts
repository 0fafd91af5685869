import { fromProtoTimestamp } from '#emulator/wire/timestamp.ts';

/**
 * A clock set back by less is an ordinary correction; times then simply stand still for a while.
 */
export const TOLERANCE_SECONDS = 60;

/** The present time to a second, and the latest one that no document can have by a right clock. */
export function presentTimes(): { now: string; latest: string } {
  const seconds = Math.floor(Date.now() / 1000);
  return { now: timeOf(seconds), latest: timeOf(seconds + TOLERANCE_SECONDS) };
}

function timeOf(seconds: number): string {
  return fromProtoTimestamp({ seconds, nanos: 0 }) ?? '';
}
