import { expect, it } from 'vitest';
import { textStream } from './text-stream.ts';

/** Lengths of the chunks, and their text. */
async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const chunks = await Array.fromAsync(stream);
  return { lengths: chunks.map(({ length }) => length), text: await new Blob(chunks).text() };
}

it('a stream of texts has all of them as UTF-8, many small ones in one chunk', async () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `${index} Skoda Škoda 🚗\n`);
  const { lengths, text } = await read(textStream(texts));
  expect(text).toBe(texts.join(''));
  expect(lengths.length).toBeLessThan(20);
  expect(Math.max(...lengths)).toBeLessThan(100_000);
});

it('a stream of no texts is empty', async () => {
  expect(await read(textStream([]))).toEqual({ lengths: [], text: '' });
});

it('a stream asks for no more texts than are read', async () => {
  let asked = 0;
  function* texts() {
    for (;;) {
      asked += 1;
      yield 'x'.repeat(1000);
    }
  }
  const reader = textStream(texts()).getReader();
  await reader.read();
  expect(asked).toBeLessThan(200);
  await reader.cancel();
});

it('an error of a text is the error of the stream', async () => {
  function* texts() {
    yield 'one';
    throw new Error('This car has no name.');
  }
  await expect(read(textStream(texts()))).rejects.toThrow('This car has no name.');
});
