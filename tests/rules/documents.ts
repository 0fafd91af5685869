import { Timestamp as ServerTimestamp } from '@google-cloud/firestore';
import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { type Data, NOW } from './cases/case.ts';

/** The document of a case with the value types of the browser SDK. */
export function forClient(data: Data): Data {
  return withTimes(data, Timestamp.fromDate);
}

/** The document of a case with the value types of the server SDK. */
export function forServer(data: Data): Data {
  return withTimes(data, ServerTimestamp.fromDate);
}

function withTimes(data: Data, fromDate: (date: Date) => unknown): Data {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (value === NOW) return [name, serverTimestamp()];
      return [name, value instanceof Date ? fromDate(value) : value];
    }),
  );
}
