/** Small pieces would cost a turn of the event loop each. */
const CHUNK_LENGTH = 64 * 1024;

/**
 * The texts one after another as a stream of UTF-8. They are asked for as the stream is read, so
 * that the file of a large stock is never whole in memory. An error of a text is the error of the
 * stream.
 */
export function textStream(texts: Iterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = inChunks(texts);
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const next = chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
}

function* inChunks(texts: Iterable<string>): Generator<string, void> {
  let chunk = '';
  for (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
