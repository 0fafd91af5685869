import { describe, expect, test } from 'vitest';
import { listboxKey } from './listbox-key.ts';

const LABELS = ['Available', 'Sold', 'Reserved', 'Maintenance'];
const closed = { open: false, active: 0, labels: LABELS, typed: '' };
const opened = { ...closed, open: true };

describe('a key in the listbox of a status', () => {
  test.each(['ArrowDown', 'ArrowUp', 'Enter', ' '])(
    'the key "%s" opens a closed listbox and chooses nothing',
    (key) => {
      expect(listboxKey(key, closed)).toEqual({ action: 'open', prevent: true });
    },
  );

  test('arrow keys move between the options and stop at the ends', () => {
    expect(listboxKey('ArrowDown', opened)).toEqual({ active: 1, prevent: true });
    expect(listboxKey('ArrowUp', opened)).toEqual({ active: 0, prevent: true });
    expect(listboxKey('ArrowDown', { ...opened, active: 3 })).toMatchObject({ active: 3 });
    expect(listboxKey('End', opened)).toMatchObject({ active: 3 });
    expect(listboxKey('Home', { ...opened, active: 2 })).toMatchObject({ active: 0 });
  });

  test('only Enter and Space choose; Escape and Tab close', () => {
    expect(listboxKey('Enter', opened)).toMatchObject({ action: 'choose' });
    expect(listboxKey(' ', opened)).toMatchObject({ action: 'choose' });
    expect(listboxKey('Escape', opened)).toEqual({ action: 'close', prevent: true });
    expect(listboxKey('Tab', opened)).toEqual({ action: 'close', prevent: false });
    expect(listboxKey('Tab', closed)).toBeNull();
  });

  test('letters move to the option that begins with them and choose nothing', () => {
    expect(listboxKey('m', opened)).toEqual({ active: 3, typed: 'm', prevent: true });
    expect(listboxKey('e', { ...opened, typed: 'r' })).toMatchObject({ active: 2, typed: 're' });
    expect(listboxKey('s', closed)).toMatchObject({ action: 'open', active: 1 });
    expect(listboxKey('x', opened)).toEqual({ typed: 'x', prevent: true });
  });
});
