const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;
const EARLIEST = Date.parse('0001-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59Z');

/** Seconds since 1970 and nanoseconds, as `google.protobuf.Timestamp` has them. */
export interface ProtoTimestamp {
  seconds: number;
  nanos: number;
}

/**
 * The emulator writes every time as `2026-01-31T12:00:00.123456Z`. The width is fixed, so the
 * order of the strings is the order of the times. Null for a time that is out of range.
 */
export function fromProtoTimestamp({ seconds, nanos }: ProtoTimestamp): string | null {
  const milliseconds = seconds * 1000;
  if (!(milliseconds >= EARLIEST && milliseconds <= LATEST)) return null;
  if (!(nanos >= 0 && nanos < 1e9)) return null;
  const micros = String(Math.floor(nanos / 1000)).padStart(6, '0');
  return `${new Date(milliseconds).toISOString().slice(0, 19)}.${micros}Z`;
}

/** The inverse of {@link fromProtoTimestamp}. */
export function toProtoTimestamp(time: string): ProtoTimestamp {
  return {
    seconds: Date.parse(`${time.slice(0, 19)}Z`) / 1000,
    nanos: Number(time.slice(20, 26)) * 1000,
  };
}

/** Reads any RFC 3339 time, truncated to microseconds as in Firestore; null for anything else. */
export function parseTimestamp(text: string): string | null {
  const match = RFC3339.exec(text);
  if (match === null) return null;
  const [, dateTime = '', fraction = '', zone = ''] = match;
  const milliseconds = Date.parse(`${dateTime}${zone}`);
  if (Number.isNaN(milliseconds)) return null;
  return fromProtoTimestamp({
    seconds: milliseconds / 1000,
    nanos: Number(fraction.padEnd(9, '0')),
  });
}
