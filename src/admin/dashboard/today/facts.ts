import { listBookings } from '#admin/bookings/list-bookings.ts';
import { createFact } from '#admin/data/create-fact.ts';
import { loadAnswerTimes } from '#admin/inquiries/api.ts';
import type { BookingView } from '#domain/booking/booking.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { readPrintedSheets } from '#firebase/printed-sheets.ts';

export const printedSheets = createFact('printed_sheets', readPrintedSheets);
export const answerTimes = createFact('answer_times', loadAnswerTimes);
export const viewings = createFact('viewings', readViewings);

/** Of viewings: each day is a document to read, and with more a weekday would not say which day it is. */
const DAYS = 7;

async function readViewings(): Promise<BookingView[]> {
  return (await listBookings(danishDate(new Date()), DAYS)).bookings;
}
