import type { DeclaredParam } from './protocol.ts';

/** Where firebase-functions lists what `defineString` and the like declared. */
const DECLARED = Symbol.for('firebase-functions:params:declaredParams');

interface SdkParam {
  name: string;
  options?: { default?: unknown };
}

/** The parameters and secrets that the loaded module declares. */
export function declaredParams(): DeclaredParam[] {
  const params = (Reflect.get(globalThis, DECLARED) as SdkParam[] | undefined) ?? [];
  return params.map((param) => {
    const value = defaultText(param.options?.default);
    return { name: param.name, ...(value !== undefined && { default: value }) };
  });
}

/** A default may be an expression over other parameters. */
function defaultText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object' && 'value' in value && typeof value.value === 'function') {
    return defaultText(value.value());
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
