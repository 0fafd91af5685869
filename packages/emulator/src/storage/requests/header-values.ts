import type { IncomingMessage } from 'node:http';
import { badRequest } from '../objects/storage-error.ts';

/** The first value of a header. */
export function headerText(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** A number of bytes, or null where the header is absent. */
export function readSize(text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  if (!/^\d+$/.test(text)) throw badRequest(`"${text}" is not a number of bytes.`);
  return Number(text);
}
