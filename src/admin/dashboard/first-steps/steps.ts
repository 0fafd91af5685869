import type { firstStepsCopy } from '#copy/admin/first-steps.ts';
import type { Role } from '#domain/staff/roles.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

export type Step = keyof typeof firstStepsCopy.steps;

/** The steps of each role, in the order in which a new one takes them. */
const STEPS: Readonly<Record<Role, readonly Step[]>> = {
  owner: ['practice', 'facts', 'factor', 'invite', 'import', 'car', 'images', 'signs'],
  sales: ['practice', 'car', 'images', 'signs', 'factor'],
  photographer: ['images', 'factor'],
};

/** The facts that decide whether a step is done; null where they are not known yet. */
export interface Progress {
  role: Role;
  email: string;
  hasSecondFactor: boolean;
  /** Whether the dealer's facts are still the invented ones. */
  isInvented: boolean;
  vehicles: readonly Pick<Vehicle, 'updated_by' | 'cover'>[];
  /** How many accounts have access. */
  staff: number | null;
  hasPrintedSheets: boolean;
  /** What was opened from the list before, on this device. */
  opened: readonly Step[];
}

/** More vehicles than anybody types on the first day. */
const IMPORTED = 10;

export function firstSteps(progress: Progress): { all: readonly Step[]; open: readonly Step[] } {
  const all = STEPS[progress.role];
  return { all, open: all.filter((step) => !isDone(step, progress)) };
}

function isDone(step: Step, progress: Progress): boolean {
  const { email, vehicles, staff, opened } = progress;
  const own = vehicles.filter(({ updated_by }) => updated_by === email);
  switch (step) {
    case 'facts':
      return !progress.isInvented;
    case 'factor':
      return progress.hasSecondFactor;
    case 'invite':
      return staff === null || staff > 1;
    case 'import':
      return vehicles.length >= IMPORTED || opened.includes(step);
    case 'car':
      return own.length > 0;
    case 'images':
      return own.some(({ cover }) => cover !== null) || opened.includes(step);
    case 'signs':
      return progress.hasPrintedSheets || opened.includes(step);
    case 'practice':
      return opened.includes(step);
  }
}
