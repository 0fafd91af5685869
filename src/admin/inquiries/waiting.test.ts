import { expect, test } from 'vitest';
import { waitingSince } from './waiting.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const since = (text: string) => waitingSince(new Date(text), NOW);

test('the age of an inquiry is measured against the promised 24 hours', () => {
  expect(since('2026-11-21T09:30:00Z')).toEqual({ text: 'Ventet 2 t af 24 t', overdue: false });
  expect(since('2026-11-20T11:00:00Z')).toMatchObject({ overdue: true });
  expect(since('2026-11-17T12:00:00Z').text).toMatch(/^Ventet 4 dage/u);
});
