import { expect, it } from 'vitest';
import { todayCopy } from './dashboard.ts';

it('today is the day in Denmark, wherever the device is', () => {
  expect(todayCopy.date(new Date('2026-11-29T23:30:00Z'))).toBe('mandag 30. november');
});
