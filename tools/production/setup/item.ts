import type { Google, Json, Method } from '../google.ts';

/** One thing that the project needs, which the setup can find and make. */
export interface Item {
  /** As the plan and the check print it. */
  title: string;
  /** What is missing or different, in words; empty where everything is right. */
  missing(): Promise<string[]>;
  /** Makes what is missing. Running it again does no harm. */
  make(): Promise<void>;
}

export interface WantedResource {
  title: string;
  /** Finds it as the API stores it; null where it does not exist. */
  find(): Promise<Json | null>;
  /** The fields that it should have; a stored one may have more. */
  fields: Json;
  create(): Promise<unknown>;
  /** Changes the named fields. Without it they can only be set when it is made. */
  update?(found: Json, changed: string[]): Promise<unknown>;
}

/** An item that is one resource of an API. */
export function resourceItem({ title, find, fields, create, update }: WantedResource): Item {
  return {
    title,
    async missing() {
      const found = await find();
      return found === null ? ['does not exist'] : differencesInWords(fields, found);
    },
    async make() {
      const found = await find();
      if (found === null) return void (await create());
      const changed = differences(fields, found);
      if (changed.length === 0) return;
      if (update === undefined) throw new Error(`${title} cannot be changed any more.`);
      await update(found, changed);
    },
  };
}

/** Creates with `body` at `parent` and changes by a mask of the fields at the address of the resource. */
export function restResource(
  google: Google,
  options: {
    title: string;
    /** Address of the resource. */
    at: string;
    /** Address at which it is created. */
    under: string;
    fields: Json;
    /** What else is sent where it is created. */
    created?: Json;
    method?: Method;
    /** Fields that are named by their first part in the mask. */
    fixed?: readonly string[];
  },
): Item {
  const { title, at, under, fields, created = {}, method = 'POST', fixed = [] } = options;
  return resourceItem({
    title,
    fields,
    find: () => google.find(at),
    create: () => google.call(method, under, { ...fields, ...created }),
    update: async (_, changed) => {
      const names = topFields(changed);
      const settled = names.filter((name) => fixed.includes(name));
      if (settled.length > 0) {
        throw new Error(`${settled.join(', ')} of ${title} cannot be changed any more.`);
      }
      const body = Object.fromEntries(names.map((name) => [name, fields[name]]));
      return google.call('PATCH', `${at}${maskOf(at, names)}`, body);
    },
  });
}

/** An item whose wanted state depends on an answer from Google. */
export function lateItem(title: string, item: () => Promise<Item>): Item {
  return {
    title,
    missing: async () => (await item()).missing(),
    make: async () => (await item()).make(),
  };
}

export function topFields(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.split('.')[0] ?? ''))];
}

export function maskOf(address: string, names: readonly string[]): string {
  return `${address.includes('?') ? '&' : '?'}updateMask=${names.join(',')}`;
}

/** The paths at which `found` lacks what `wanted` says. Google leaves out what is false, zero or empty. */
export function differences(wanted: Json, found: Json, above = ''): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const path = `${above}${name}`;
    const has = found[name];
    if (isObject(value)) return differences(value, isObject(has) ? has : {}, `${path}.`);
    return isSame(value, has) ? [] : [path];
  });
}

/** The differences as lines: `versioning.enabled is true, not false`. */
export function differencesInWords(wanted: Json, found: Json): string[] {
  return differences(wanted, found).map((path) => {
    const has = JSON.stringify(valueAt(found, path)) ?? 'not set';
    return `${path} is ${has}, not ${JSON.stringify(valueAt(wanted, path))}`;
  });
}

function isSame(wanted: unknown, has: unknown): boolean {
  if (Array.isArray(wanted)) {
    const list = Array.isArray(has) ? has : [];
    return (
      wanted.length === list.length &&
      wanted.every((value, index) =>
        isObject(value)
          ? isObject(list[index]) && differences(value, list[index]).length === 0
          : isSame(value, list[index]),
      )
    );
  }
  // Whole numbers of 64 bits come as text.
  return String(wanted || '') === String(has || '');
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((at, key) => (isObject(at) ? at[key] : undefined), value);
}
