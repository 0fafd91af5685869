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
  /** The fields that it should have, which may depend on answers of Google; a stored one may have more. */
  fields: Json | (() => Promise<Json>);
  /** Without it another item makes it. */
  create?(fields: Json): Promise<unknown>;
  /** Changes the named fields. Without it they can only be set when it is made. */
  update?(found: Json, changed: string[], fields: Json): Promise<unknown>;
}

/** An item that is one resource of an API. */
export function resourceItem({ title, find, fields, create, update }: WantedResource): Item {
  const wanted = async () => (typeof fields === 'function' ? fields() : fields);
  return {
    title,
    async missing() {
      const found = await find();
      return found === null ? ['does not exist'] : differencesInWords(await wanted(), found);
    },
    async make() {
      const [found, own] = [await find(), await wanted()];
      if (found === null) return void (await (create ?? absent)(own));
      const changed = differences(own, found);
      if (changed.length === 0) return;
      if (update === undefined) throw new Error(`${title} cannot be changed any more.`);
      await update(found, changed, own);
    },
  };
}

const absent = () => Promise.reject(new Error('What makes it has not made it.'));

/** Creates with `body` at `parent` and changes by a mask of the fields at the address of the resource. */
export function restResource(
  google: Google,
  options: {
    title: string;
    /** Address of the resource. */
    at: string;
    /** Address at which it is created, where that is another one. */
    under?: string;
    fields: Json;
    /** What else is sent where it is created. */
    created?: Json;
    method?: Method;
    /** Fields that are named by their first part in the mask. */
    fixed?: readonly string[];
  },
): Item {
  const { title, at, under = at, fields, created = {}, method = 'POST', fixed = [] } = options;
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
      return google.call('PATCH', `${at}${maskOf(names)}`, body);
    },
  });
}

/** The one of a list that `isWanted`, null where there is none; an answer names the list as its address does. */
export async function findListed(
  google: Google,
  address: string,
  isWanted: (one: Json) => boolean,
): Promise<Json | null> {
  const all = await google.list(address, address.split('/').at(-1) ?? '');
  return all.find(isWanted) ?? null;
}

export function topFields(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.split('.')[0] ?? ''))];
}

/** The query that lets a call change the fields of these paths alone. */
export function maskOf(changed: readonly string[]): string {
  return `?updateMask=${topFields(changed).join(',')}`;
}

/** The paths at which `found` lacks what `wanted` says. Google leaves out what is false, zero or empty. */
function differences(wanted: Json, found: Json, above = ''): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const path = `${above}${name}`;
    const has = found[name];
    if (isObject(value)) return differences(value, isObject(has) ? has : {}, `${path}.`);
    return isSame(value, has) ? [] : [path];
  });
}

/** The differences as lines: `versioning.enabled is true, not false`. */
function differencesInWords(wanted: Json, found: Json): string[] {
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
