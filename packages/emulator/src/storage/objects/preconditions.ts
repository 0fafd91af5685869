import type { StoredObject } from './objects.ts';
import { badRequest, StorageError } from './storage-error.ts';

/** `ifGenerationMatch` and the like; 0 stands for "the object does not exist". */
export type Preconditions = Partial<Record<ConditionName, string>>;

type ConditionName = (typeof CONDITION_NAMES)[number];

const CONDITION_NAMES = [
  'ifGenerationMatch',
  'ifGenerationNotMatch',
  'ifMetagenerationMatch',
  'ifMetagenerationNotMatch',
] as const;

/** The query parameters of conditions; those of `source` are on the source of a copy. */
export function conditionNames(source?: 'source'): string[] {
  return CONDITION_NAMES.map((name) => parameterOf(name, source === 'source'));
}

const parameterOf = (name: ConditionName, source: boolean) =>
  source ? name.replace('if', 'ifSource') : name;

/** `source` reads the conditions on the source of a copy. */
export function readPreconditions(query: URLSearchParams, source = false): Preconditions {
  const conditions: Preconditions = {};
  for (const name of CONDITION_NAMES) {
    const key = parameterOf(name, source);
    const value = query.get(key);
    if (value === null) continue;
    if (!/^\d+$/.test(value)) throw badRequest(`${key} must be a whole number.`);
    conditions[name] = value;
  }
  return conditions;
}

/** Throws 412 where a condition does not hold; null stands for a missing object. */
export function checkPreconditions(conditions: Preconditions, object: StoredObject | null): void {
  const generation = object?.generation ?? '0';
  const metageneration = String(object?.metageneration ?? 0);
  const holds: Record<ConditionName, (value: string) => boolean> = {
    ifGenerationMatch: (value) => value === generation,
    ifGenerationNotMatch: (value) => value !== generation,
    ifMetagenerationMatch: (value) => value === metageneration,
    ifMetagenerationNotMatch: (value) => value !== metageneration,
  };
  for (const name of CONDITION_NAMES) {
    const value = conditions[name];
    if (value !== undefined && !holds[name](value)) {
      throw new StorageError(412, 'conditionNotMet', `The condition ${name} did not hold.`);
    }
  }
}
