import type { IncomingMessage } from 'node:http';
import { unsupported } from '#emulator/wire/status-error.ts';

const ENCRYPTION_HEADER = /^x-goog-(?:copy-source-)?encryption-/;

/** Headers that change what is stored, with what they would do. */
const UNSUPPORTED_HEADERS: Record<string, string> = {
  'x-goog-acl': 'ACLs',
  'x-goog-storage-class': 'storage classes',
};

/** Throws for headers that would encrypt an object, or give it an ACL or a storage class. */
export function refuseHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (ENCRYPTION_HEADER.test(name)) {
      throw unsupported(`customer-supplied encryption keys (the header ${name})`);
    }
    const what = UNSUPPORTED_HEADERS[name];
    if (what !== undefined) throw unsupported(`${what} (the header ${name})`);
  }
}

/** Throws for the first query parameter that is not in `known`. */
export function refuseOtherParameters(url: URL, known: ReadonlySet<string>): void {
  const other = [...url.searchParams.keys()].find((name) => !known.has(name));
  if (other !== undefined) throw unsupported(`the query parameter ${other}`);
}
