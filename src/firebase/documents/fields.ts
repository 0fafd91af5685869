import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { accountName } from '../session/auth.ts';

/** As the value of a field: the server sets the time of the write. */
export const SERVER_TIME = Symbol('server time');
export type Fields = Record<string, unknown>;

export function firstVersionFields(): DocumentData {
  return { created_at: serverTimestamp(), ...nextVersionFields(1) };
}

export function nextVersionFields(version: number, by = accountName()): DocumentData {
  return { updated_at: serverTimestamp(), updated_by: by, version };
}

export function forWrite(fields: Fields): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === SERVER_TIME ? serverTimestamp() : value,
    ]),
  );
}
