import { fromProtoTimestamp, toProtoTimestamp } from '#emulator/wire/timestamp.ts';
import { TOLERANCE_SECONDS } from './future-times.ts';

/** Issues commit times: the wall clock, but strictly increasing even when that stands still. */
export interface CommitClock {
  /** A time in the spelling of `fromProtoTimestamp`, later than every one issued before. */
  next(): string;
}

/**
 * `last` is the newest time already stored, so that a clock that was set back does no harm. Where it
 * is set back by more than a correction, the times issued before were wrong: `onAhead` is called, and
 * times go on from the present.
 */
export function createCommitClock(
  last: string | null,
  onAhead: () => void = () => {},
): CommitClock {
  let lastMicros = last === null ? 0 : microsOf(last);
  return {
    next() {
      const now = Date.now() * 1000;
      if (lastMicros > now + TOLERANCE_SECONDS * 1e6) {
        lastMicros = now;
        onAhead();
      }
      lastMicros = Math.max(lastMicros + 1, now);
      const seconds = Math.floor(lastMicros / 1e6);
      const time = fromProtoTimestamp({ seconds, nanos: (lastMicros % 1e6) * 1000 });
      if (time === null) throw new RangeError('The system clock is out of range.');
      return time;
    },
  };
}

function microsOf(time: string): number {
  const { seconds, nanos } = toProtoTimestamp(time);
  return seconds * 1e6 + nanos / 1000;
}
