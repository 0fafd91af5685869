import type { RulesValue, TypeName } from '../values/values.ts';
import {
  CONSTRAINT_METHODS,
  LIST_METHODS,
  MAP_DIFF_METHODS,
  MAP_METHODS,
  SET_METHODS,
} from './collections.ts';
import { CONVERSIONS } from './conversions.ts';
import { MATH } from './math.ts';
import { LATLNG, LATLNG_METHODS, PATH_METHODS } from './path-and-latlng.ts';
import { type Builtin, builtin, type Library } from './signature.ts';
import { BYTES_METHODS, HASHING, STRING_METHODS } from './text.ts';
import { DURATION_METHODS, TIME, TIMESTAMP_METHODS } from './time.ts';

const FUNCTIONS: Library = {
  ...CONVERSIONS,
  ...MATH,
  ...TIME,
  ...LATLNG,
  ...HASHING,
  debug: builtin(['any'], (value: RulesValue) => value),
};

const METHODS: Partial<Record<TypeName, Library>> = {
  string: STRING_METHODS,
  bytes: BYTES_METHODS,
  list: LIST_METHODS,
  set: SET_METHODS,
  map: MAP_METHODS,
  map_diff: MAP_DIFF_METHODS,
  path: PATH_METHODS,
  timestamp: TIMESTAMP_METHODS,
  duration: DURATION_METHODS,
  latlng: LATLNG_METHODS,
  constraint: CONSTRAINT_METHODS,
};

/** The built-in function of a name, such as `math.abs`. */
export function findFunction(name: string): Builtin | undefined {
  return Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
}

/** The built-in method of a type. */
export function findMethod(type: TypeName, name: string): Builtin | undefined {
  const methods = METHODS[type];
  return methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
}

/** Every method of this name, whatever type it belongs to. */
export function methodsNamed(name: string): Builtin[] {
  return (Object.keys(METHODS) as TypeName[]).flatMap((type) => findMethod(type, name) ?? []);
}
