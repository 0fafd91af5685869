import { expect, it } from 'vitest';
import { csv } from './csv.ts';

it('csv quotes a cell that would break its row', () => {
  expect(csv([['a,b', 'say "hi"', 'two\nlines', null, 7]])).toBe(
    '"a,b","say ""hi""","two\nlines",,7\r\n',
  );
});

it.each(['=1+1', '+45', '-2', '@cmd', '\tx'])('csv turns the formula %j into text', (text) => {
  expect(csv([[text]])).toBe(`'${text}\r\n`);
});

it('csv leaves negative numbers unchanged', () => {
  expect(csv([[-2]])).toBe('-2\r\n');
});
