import { expect, it } from 'vitest';
import { flatText } from './flat-text.ts';

it.each([0, 1, 1000, 170_000, 180_000, 600_000])(
  'a flat text of %i times three letters is the same text',
  (times) => {
    let text = '';
    for (let index = 0; index < times; index += 1) text += 'aø🚗';
    expect(flatText(text) === text).toBe(true);
  },
);

it('a flat text stays as it was when another one is made', () => {
  const [first, second] = [flatText('Škoda'.repeat(10)), flatText('Volvo'.repeat(10))];
  expect([first, second]).toEqual(['Škoda'.repeat(10), 'Volvo'.repeat(10)]);
});

it('a byte order mark stays', () => {
  expect(flatText('\uFEFFa')).toBe('\uFEFFa');
});
