import type { RawEndpoint } from './protocol.ts';

export type ExportedFunction = ((...values: unknown[]) => unknown) & { __endpoint: object };

/** The tags of firebase-functions' own values, the same in every copy of the package. */
const EXPRESSION = Symbol.for('firebase-functions:Expression:Tag');
const RESET = Symbol.for('firebase-functions:ResetValue:Tag');

export interface Collected {
  functions: Map<string, ExportedFunction>;
  endpoints: Record<string, RawEndpoint>;
}

/** Finds every exported function with an `__endpoint`; groups join their names with `-`. */
export function collectEndpoints(exported: unknown): Collected {
  const found: Collected = { functions: new Map(), endpoints: {} };
  collect(namedExports(exported), '', found);
  return found;
}

/** A CommonJS module is imported as `default`, with or without its named exports. */
function namedExports(exported: unknown): unknown {
  const { default: whole, 'module.exports': _same, ...named } = exported as Record<string, unknown>;
  return isGroup(whole) ? { ...(whole as object), ...named } : named;
}

function collect(group: unknown, prefix: string, found: Collected): void {
  if (typeof group !== 'object' || group === null) return;
  for (const [key, value] of Object.entries(group)) {
    const name = prefix + key;
    if (isFunction(value)) {
      found.functions.set(name, value);
      found.endpoints[name] = resolve(value.__endpoint) as RawEndpoint;
    } else if (isGroup(value)) collect(value, `${name}-`, found);
  }
}

function isFunction(value: unknown): value is ExportedFunction {
  return typeof value === 'function' && typeof Reflect.get(value, '__endpoint') === 'object';
}

/** Whether a value is a plain object; other objects, such as clients, are skipped. */
function isGroup(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Replaces parameters by their values, and "reset to the default" by undefined. */
function resolve(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  if (Reflect.get(value, EXPRESSION) === true) return (value as { value(): unknown }).value();
  if (Reflect.get(value, RESET) === true) return undefined;
  if (Array.isArray(value)) return value.map(resolve);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item)]));
}
