import { atom } from 'nanostores';

/**
 * What a call last answered: undefined until the first answer, null where there is none. In a module,
 * so that a view that opens again shows it at once; `name` names a failure in the console.
 */
export function createFact<Value>(name: string, read: () => Promise<Value>) {
  const $value = atom<Value | null | undefined>(undefined);
  return {
    $value,
    async load(): Promise<void> {
      try {
        $value.set(await read());
      } catch (cause) {
        console.warn(`${name}_unknown`, cause);
        $value.set($value.get() ?? null);
      }
    },
  };
}
