import { hashText } from '#domain/text/hash-text.ts';

const MIN_ROWS = 4;
const MAX_ROWS = 16;
/** One vehicle in eight ends a chunk, on average. */
const ENDS = 6;

/**
 * Splits a list where the ids of its items say so, not by counting: an item that comes or goes changes
 * its own chunk and seldom the next one, and every other chunk stays as it is.
 */
export function rowChunks<Item>(items: readonly Item[], idOf: (item: Item) => string): Item[][] {
  const chunks: Item[][] = [];
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    const isEnd =
      chunk.length >= MIN_ROWS && Number.parseInt(hashText(idOf(item)), 36) % ENDS === 0;
    if (!isEnd && chunk.length < MAX_ROWS) continue;
    chunks.push(chunk);
    chunk = [];
  }
  return chunk.length > 0 ? [...chunks, chunk] : chunks;
}
