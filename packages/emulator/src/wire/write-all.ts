import { type EventEmitter, once } from 'node:events';

interface Sink<T> extends EventEmitter {
  /** False where the reader is behind; `drain` follows. */
  write(item: T): boolean;
}

/**
 * Writes items as the reader takes them, so that an answer to a slow reader does not fill the
 * memory. False where the reader left, which the sink reports by the event `left`.
 */
export async function writeAll<T>(
  sink: Sink<T>,
  left: 'cancelled' | 'close',
  items: Iterable<T>,
): Promise<boolean> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  sink.once(left, leave);
  try {
    for (const item of items) {
      if (!sink.write(item)) await once(sink, 'drain', { signal: leaving.signal });
    }
    return true;
  } catch (error) {
    if (leaving.signal.aborted) return false;
    throw error;
  } finally {
    sink.off(left, leave);
  }
}
