import { expect, it } from 'vitest';
import { openNewContents } from './new-contents.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);

it('what is more than fits into memory comes back from a file as it was', () => {
  using contents = openNewContents(10);
  const texts = Array.from({ length: 50 }, (_, index) => `content ${index}`.repeat(index));
  for (const [index, each] of texts.entries()) contents.add(String(index), bytes(each));
  expect(texts.map((_, index) => text(contents.take(String(index))))).toEqual(texts);
});

it('content that was never added is not there', () => {
  using contents = openNewContents(0);
  contents.add('a', bytes('one'));
  expect(contents.take('b')).toBeUndefined();
});

it('content that several files share is stored once', () => {
  using contents = openNewContents(3);
  for (const hash of ['a', 'a', 'b', 'b']) contents.add(hash, bytes(`${hash}${hash}`));
  expect([text(contents.take('a')), text(contents.take('b'))]).toEqual(['aa', 'bb']);
});
