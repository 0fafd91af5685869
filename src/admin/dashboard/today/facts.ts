import { atom, type ReadableAtom } from 'nanostores';
import { loadAnswerTimes } from '#admin/inquiries/api.ts';
import { readPrintedSheets } from '#firebase/printed-sheets.ts';

/** What a call last answered: undefined until the first answer, null where there is none. */
interface Fact<Value> {
  $value: ReadableAtom<Value | null | undefined>;
  load: () => Promise<void>;
}

// In a module, so that the view shows them at once when it opens again.
export const printedSheets = createFact('printed_sheets', readPrintedSheets);
export const answerTimes = createFact('answer_times', loadAnswerTimes);

function createFact<Value>(name: string, read: () => Promise<Value>): Fact<Value> {
  const $value = atom<Value | null | undefined>(undefined);
  return {
    $value,
    async load() {
      try {
        $value.set(await read());
      } catch (cause) {
        console.warn(`${name}_unknown`, cause);
        $value.set($value.get() ?? null);
      }
    },
  };
}
