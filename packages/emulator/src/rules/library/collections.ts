import { containsAny } from '../values/constraint.ts';
import { contains, equals, setOf } from '../values/equality.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import {
  type Constraint,
  MapDiff,
  type RulesMap,
  RulesSet,
  type RulesValue,
  typeOf,
} from '../values/values.ts';
import { toText } from './conversions.ts';
import { builtin, type Library } from './signature.ts';

type Items = readonly RulesValue[];

const has: Record<'hasAll' | 'hasAny' | 'hasOnly', (items: Items, others: Items) => boolean> = {
  hasAll: (items, wanted) => wanted.every((item) => contains(items, item)),
  hasAny: (items, wanted) => wanted.some((item) => contains(items, item)),
  hasOnly: (items, allowed) => items.every((item) => contains(allowed, item)),
};

const listHas = (name: keyof typeof has) =>
  builtin(['list'], (list: RulesValue[], other: RulesValue[]) => has[name](list, other));

const setHas = (name: keyof typeof has) =>
  builtin(['list or set'], (set: RulesSet, other: RulesValue[] | RulesSet) =>
    has[name](set.items, other instanceof RulesSet ? other.items : other),
  );

export const LIST_METHODS: Library = {
  size: builtin([], (list: RulesValue[]) => BigInt(list.length)),
  hasAll: listHas('hasAll'),
  hasAny: listHas('hasAny'),
  hasOnly: listHas('hasOnly'),
  concat: builtin(['list'], (list: RulesValue[], other: RulesValue[]) => [...list, ...other]),
  removeAll: builtin(['list'], (list: RulesValue[], other: RulesValue[]) =>
    list.filter((item) => !contains(other, item)),
  ),
  join: builtin(['string'], (list: RulesValue[], between: string) =>
    list.map(toText).join(between),
  ),
  toSet: builtin([], (list: RulesValue[]) => setOf(list)),
};

export const SET_METHODS: Library = {
  size: builtin([], (set: RulesSet) => BigInt(set.items.length)),
  hasAll: setHas('hasAll'),
  hasAny: setHas('hasAny'),
  hasOnly: setHas('hasOnly'),
  union: builtin(['set'], (set: RulesSet, other: RulesSet) =>
    setOf([...set.items, ...other.items]),
  ),
  intersection: builtin(
    ['set'],
    (set: RulesSet, other: RulesSet) =>
      new RulesSet(set.items.filter((item) => contains(other.items, item))),
  ),
  difference: builtin(
    ['set'],
    (set: RulesSet, other: RulesSet) =>
      new RulesSet(set.items.filter((item) => !contains(other.items, item))),
  ),
};

export const MAP_METHODS: Library = {
  size: builtin([], (map: RulesMap) => BigInt(map.size)),
  keys: builtin([], (map: RulesMap) => [...map.keys()].sort()),
  values: builtin([], (map: RulesMap) => [...map.values()]),
  get: builtin(['any', 'any'], (map: RulesMap, key: RulesValue, fallback: RulesValue) =>
    getOr(map, key, fallback),
  ),
  diff: builtin(['map'], (map: RulesMap, other: RulesMap) => new MapDiff(map, other)),
};

const keysWhere = (test: (diff: MapDiff, key: string) => boolean) =>
  builtin([], (diff: MapDiff) => {
    const keys = new Set([...diff.after.keys(), ...diff.before.keys()]);
    return new RulesSet([...keys].filter((key) => test(diff, key)));
  });

const isShared = ({ after, before }: MapDiff, key: string) => after.has(key) && before.has(key);

/** An unchanged NaN counts as unchanged, although NaN equals nothing. */
const isUnchanged = (diff: MapDiff, key: string) => {
  if (!isShared(diff, key)) return false;
  const after = diff.after.get(key) as RulesValue;
  const before = diff.before.get(key) as RulesValue;
  return Object.is(after, before) || equals(after, before);
};

export const MAP_DIFF_METHODS: Library = {
  addedKeys: keysWhere(({ before }, key) => !before.has(key)),
  removedKeys: keysWhere(({ after }, key) => !after.has(key)),
  changedKeys: keysWhere((diff, key) => isShared(diff, key) && !isUnchanged(diff, key)),
  unchangedKeys: keysWhere(isUnchanged),
  affectedKeys: keysWhere((diff, key) => !isUnchanged(diff, key)),
};

/** A field that the query restricts without fixing its value. */
export const CONSTRAINT_METHODS: Library = {
  hasAny: builtin(['list'], (constraint: Constraint, items: RulesValue[]) =>
    containsAny(constraint, items),
  ),
};

function getOr(map: RulesMap, key: RulesValue, fallback: RulesValue): RulesValue {
  const path = typeof key === 'string' ? [key] : key;
  if (!Array.isArray(path) || path.length === 0) {
    throw new EvaluationError(`get takes string or list, not ${typeOf(key)}`);
  }
  let value: RulesValue | undefined = map;
  for (const step of path) {
    if (typeof step !== 'string') {
      throw new EvaluationError(`get takes a list of strings, not of ${typeOf(step)}`);
    }
    value = value instanceof Map ? value.get(step) : undefined;
    if (value === undefined) return fallback;
  }
  return value;
}
