import type { OwnerCollection } from '#domain/image/upload-kinds.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/**
 * What keeps a vehicle or accessory, or something of it, off the site: files that a function could not
 * use, and values that a schema refuses.
 */
export const PROBLEMS = ['uploads', 'rejected'] as const;
export type Problem = (typeof PROBLEMS)[number];

/** How many documents have a problem, by the path of the vehicle or accessory that owns them. */
export type Problems = Record<Problem, ReadonlyMap<string, number>>;

/** What the site does not show of vehicles. */
export interface Unshown {
  problems: Problems;
  /** The vehicles that the schema refuses, with the refused fields emptied. */
  repaired: readonly Vehicle[];
}

export const NOTHING_UNSHOWN: Unshown = {
  problems: { uploads: new Map(), rejected: new Map() },
  repaired: [],
};

/** The vehicles or accessories with a problem; of two with the same id, the later. */
export function withProblem<T extends { id: string }>(
  problem: Problem,
  collection: OwnerCollection,
  records: readonly T[],
  problems: Problems,
): T[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return [...byId.values()].filter(({ id }) => problems[problem].has(`${collection}/${id}`));
}
