import { expect, test } from 'vitest';
import { firstSteps, type Progress } from './steps.ts';

const NEW: Progress = {
  ...{ role: 'owner', email: 'mette@eksempel.dk', hasSecondFactor: false, isInvented: true },
  ...{ vehicles: [], staff: 1, hasPrintedSheets: false, opened: [] },
};

test('a new owner has every step open, and an owner who has done them none', () => {
  const { all, open } = firstSteps(NEW);
  expect(open).toEqual(all);
  const vehicle = { updated_by: NEW.email, cover: 'variants/a/480.webp' };
  const done: Progress = {
    ...{ ...NEW, hasSecondFactor: true, isInvented: false, staff: 2, hasPrintedSheets: true },
    ...{ vehicles: Array.from({ length: 10 }, () => vehicle), opened: ['practice'] },
  };
  expect(firstSteps(done).open).toEqual([]);
});

test('the cars of colleagues are no first car of a new salesperson', () => {
  const vehicles = [{ updated_by: 'jonas@eksempel.dk', cover: 'variants/a/480.webp' }];
  const { open } = firstSteps({ ...NEW, role: 'sales', vehicles, opened: ['practice'] });
  expect(open).toEqual(['car', 'images', 'signs', 'factor']);
});

test('a photographer is asked for nothing that only others may do', () => {
  expect(firstSteps({ ...NEW, role: 'photographer' }).all).toEqual(['images', 'factor']);
});

test('nobody is asked to invite before the accounts are known', () => {
  expect(firstSteps({ ...NEW, staff: null }).open).not.toContain('invite');
});
