import { danishDate } from '#domain/time/danish-date.ts';
import { isPublished } from '../public-vehicle.ts';
import type { Vehicle } from '../vehicle.ts';

/** The steps of a car between the purchase and the sale, in this order. */
export const CAR_STEPS = ['inspection', 'preparation', 'images', 'advert'] as const;
export type CarStep = (typeof CAR_STEPS)[number];

export interface StepState {
  step: CarStep;
  /** Who takes it; null where nobody is named. */
  by: string | null;
  /** `YYYY-MM-DD` */
  due: string | null;
  isDone: boolean;
  /** Whether its day is over although it is not done. */
  isLate: boolean;
}

/** A car is inspected for the first time when it is four years old. */
const NEW_YEARS = 4;

export function carSteps(vehicle: Vehicle, now: Date): StepState[] {
  const today = danishDate(now);
  const isDone: Record<CarStep, boolean> = {
    inspection: isInspected(vehicle, today),
    preparation: vehicle.prepared_on !== null,
    images: vehicle.cover !== null,
    advert: isPublished(vehicle),
  };
  return CAR_STEPS.map((step) => {
    const due = vehicle[`${step}_due`];
    const isLate = !isDone[step] && due !== null && due < today;
    return { step, by: vehicle[`${step}_by`], due, isDone: isDone[step], isLate };
  });
}

/** Whether a step that has a day is open on that day or after it, of a car that is not sold. */
export function hasStepDue(vehicle: Vehicle, now: Date): boolean {
  if (vehicle.status === 'sold' || vehicle.status === 'archived') return false;
  const today = danishDate(now);
  return carSteps(vehicle, now).some(({ isDone, due }) => !isDone && due !== null && due <= today);
}

function isInspected(
  { next_inspection_date: next, first_registration_date: first }: Vehicle,
  today: string,
): boolean {
  if (next !== null) return next >= today;
  if (first === null) return false;
  const year = Number(first.slice(0, 4)) + NEW_YEARS;
  return `${year}${first.slice(4)}` > today;
}
