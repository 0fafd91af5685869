import { fromProtoTimestamp, toProtoTimestamp } from '#emulator/wire/timestamp.ts';

/** Issues commit times: the wall clock, but strictly increasing even when that stands still. */
export interface CommitClock {
  /** A time in the spelling of `fromProtoTimestamp`, later than every one issued before. */
  next(): string;
}

/** `last` is the newest time already stored, so that a clock that was set back does no harm. */
export function createCommitClock(last: string | null): CommitClock {
  let lastMicros = last === null ? 0 : microsOf(last);
  return {
    next() {
      lastMicros = Math.max(lastMicros + 1, Date.now() * 1000);
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
