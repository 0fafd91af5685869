import { expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import type { Vehicle } from '../vehicle.ts';
import { carSteps, hasStepDue } from './car-steps.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const done = (fields: Partial<Vehicle>) =>
  carSteps({ ...aVehicle(), ...fields }, NOW).flatMap(({ step, isDone }) => (isDone ? [step] : []));
const none = {
  ...{ next_inspection_date: null, first_registration_date: null, prepared_on: null },
  ...{ cover: null, unpublished: true },
};

test('the steps of a car are done as soon as the car itself says so', () => {
  expect(done(none)).toEqual([]);
  expect(done({ ...none, next_inspection_date: '2026-11-25' })).toEqual(['inspection']);
  expect(done({ ...none, next_inspection_date: '2026-11-24' })).toEqual([]);
  expect(done({ ...none, first_registration_date: '2022-11-26' })).toEqual(['inspection']);
  expect(done({ ...none, first_registration_date: '2022-11-25' })).toEqual([]);
  expect(
    done({ ...none, prepared_on: '2026-11-20', cover: 'variants/a/480.webp', unpublished: false }),
  ).toEqual(['preparation', 'images', 'advert']);
});

test('a step is due on its day and late after it, until it is done or the car is sold', () => {
  const own = { preparation_by: 'Peter', preparation_due: '2026-11-24' };
  const car: Vehicle = { ...aVehicle(), ...none, ...own };
  expect(carSteps(car, NOW)[1]).toEqual({
    ...{ step: 'preparation', by: 'Peter', due: '2026-11-24', isDone: false, isLate: true },
  });
  expect(hasStepDue(car, NOW)).toBe(true);
  expect(hasStepDue({ ...car, preparation_due: '2026-11-25' }, NOW)).toBe(true);
  expect(hasStepDue({ ...car, preparation_due: '2026-11-26' }, NOW)).toBe(false);
  expect(hasStepDue({ ...car, prepared_on: '2026-11-24' }, NOW)).toBe(false);
  expect(hasStepDue({ ...car, status: 'sold' }, NOW)).toBe(false);
});
