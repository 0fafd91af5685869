import { expect, it } from 'vitest';
import { colorValue } from './color-value.ts';

it.each([
  ['Sort metallic', 'sort'],
  ['Mørkeblå', 'blaa'],
  ['Mythos Black', 'sort'],
  ['Sølvgrå', 'soelv'],
  ['Koksgrå metal', 'graa'],
  ['rød', 'roed'],
  ['Petrol', 'petrol'],
  ['  ', null],
  [null, null],
])('the colour %o is found as %o', (text, value) => {
  expect(colorValue(text)).toBe(value);
});
