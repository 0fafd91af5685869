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
  const convert = (value: unknown): unknown => {
    if (value === NOW) return serverTimestamp();
    if (value instanceof Date) return fromDate(value);
    return isMap(value) ? withTimes(value, fromDate) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, convert(value)]));
}

function isMap(value: unknown): value is Data {
  return value !== null && typeof value === 'object' && value.constructor === Object;
}
