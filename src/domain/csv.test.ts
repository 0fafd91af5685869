import { expect, it } from 'vitest';
import { csv } from './csv.ts';

it('quotes what would break a row', () => {
  expect(csv([['a,b', 'say "hi"', 'two\nlines', null, 7]])).toBe(
    '"a,b","say ""hi""","two\nlines",,7\r\n',
  );
});

it.each(['=1+1', '+45', '-2', '@cmd', '\tx'])('defuses the formula %j', (text) => {
  expect(csv([[text]])).toBe(`'${text}\r\n`);
});

it('leaves negative numbers alone', () => {
  expect(csv([[-2]])).toBe('-2\r\n');
});
