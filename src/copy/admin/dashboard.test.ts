import { expect, it } from 'vitest';
import { dashboardCopy, todayCopy } from './dashboard.ts';

it('today is the day in Denmark, wherever the device is', () => {
  expect(todayCopy.date(new Date('2026-11-29T23:30:00Z'))).toBe('mandag 30. november');
});

it('the vehicles of the week are counted as those of the stock', () => {
  expect(dashboardCopy.addedThisWeek(2_007)).toBe('+2.007 added this week');
});
