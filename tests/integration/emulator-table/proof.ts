import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Clients } from './clients.ts';

/** Shows that something works: rejects where it does not. */
export type Proof = (clients: Clients) => unknown;

/** Shows that something is refused: the call, and what the error must say. */
export interface Refusal {
  call: (clients: Clients) => unknown;
  names: RegExp;
}

/** The proofs of one row of the table, by item. */
export interface RowProofs {
  supported?: Record<string, Proof>;
  refused?: Record<string, Refusal>;
}

const ROOT = join(import.meta.dirname, '../../..');

export const refused = (names: RegExp, call: Refusal['call']): Refusal => ({ call, names });

/** The proof is another test, whose title or case a file has. */
export function testedBy(file: string, ...titles: string[]): Proof {
  return () => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    for (const title of titles) expect(source, file).toContain(title);
  };
}

/** Rejects with the answer's text unless its status is a success: for calls that no SDK makes. */
export async function send(
  clients: Clients,
  path: string,
  init: RequestInit = {},
): Promise<string> {
  const headers = { authorization: 'Bearer owner' };
  const answer = await fetch(clients.emulator.url + path, { headers, ...init });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
