import { atom, type ReadableAtom } from 'nanostores';
import { listBookings } from '#admin/bookings/list-bookings.ts';
import { loadAnswerTimes } from '#admin/inquiries/api.ts';
import type { BookingView } from '#domain/booking/booking.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { readPrintedSheets } from '#firebase/printed-sheets.ts';

/** What a call last answered: undefined until the first answer, null where there is none. */
interface Fact<Value> {
  $value: ReadableAtom<Value | null | undefined>;
  load: () => Promise<void>;
}

// In a module, so that the view shows them at once when it opens again.
export const printedSheets = createFact('printed_sheets', readPrintedSheets);
export const answerTimes = createFact('answer_times', loadAnswerTimes);
export const viewings = createFact('viewings', readViewings);

/** Of viewings: each day is a document to read, and with more a weekday would not say which day it is. */
const DAYS = 7;

async function readViewings(): Promise<BookingView[]> {
  return (await listBookings(danishDate(new Date()), DAYS)).bookings;
}

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
