import { declaredParams } from 'firebase-functions/params';
// Both declare parameters.
import './config.ts';
import './global-options.ts';

/** A setting of an installation that is not secret. */
export interface Parameter {
  name: string;
  type: 'int' | 'string';
  /** The default value; null where an installation must set one. */
  fallback: string | null;
}

/** Every parameter of the functions, in the order of their declaration. */
export function parameters(): Parameter[] {
  return declaredParams.flatMap((param) => {
    const { type } = param.constructor as unknown as { type: string };
    if (type === 'secret') return [];
    if (type !== 'int' && type !== 'string') {
      throw new TypeError(`The parameter ${param.name} has the unknown type ${type}.`);
    }
    const fallback = 'default' in param.options ? String(param.options.default) : null;
    return [{ name: param.name, type, fallback }];
  });
}
