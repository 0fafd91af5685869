import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clients, startClients } from './clients.ts';
import type { RowProofs } from './proof.ts';
import { authProofs } from './proofs/auth.ts';
import { firestoreProofs } from './proofs/firestore.ts';
import { functionsProofs } from './proofs/functions.ts';
import { hostingProofs } from './proofs/hosting.ts';
import { rulesProofs } from './proofs/rules.ts';
import { storageProofs } from './proofs/storage.ts';
import { type Item, readTable } from './table.ts';

const PROOFS: Record<string, RowProofs> = {
  ...firestoreProofs,
  ...rulesProofs,
  ...authProofs,
  ...storageProofs,
  ...functionsProofs,
  ...hostingProofs,
};
const ITEMS = readTable();
const proofOf = ({ row, column, item }: Item) => PROOFS[row]?.[column]?.[item];

describe('the table of what the emulator supports', () => {
  let clients: Clients;
  beforeAll(async () => {
    clients = await startClients();
  });
  afterAll(() => clients.close());

  it('every item of the table has a proof, and every proof stands in the table', () => {
    expect(ITEMS.length).toBeGreaterThan(100);
    const proven = Object.entries(PROOFS).flatMap(([row, proofs]) =>
      (['supported', 'refused'] as const).flatMap((column) =>
        Object.keys(proofs[column] ?? {}).map((item) => `${row}, ${column}: ${item}`),
      ),
    );
    const listed = ITEMS.map(({ row, column, item }) => `${row}, ${column}: ${item}`);
    expect(proven.toSorted()).toEqual(listed.toSorted());
  });

  for (const entry of ITEMS.filter((each) => proofOf(each) !== undefined)) {
    const { row, column, item } = entry;
    it(`the table says of ${row}: ${item} (${column}), and so it is`, async () => {
      const proof = proofOf(entry);
      if (typeof proof === 'function') await proof(clients);
      else {
        const failure = await Promise.resolve(clients)
          .then(proof?.call)
          .then(
            () => null,
            (error: unknown) => error,
          );
        expect(failure, 'it was accepted').not.toBeNull();
        expect(messageOf(failure)).toMatch(proof?.names ?? /./);
      }
    });
  }
});

/** The message with those of its causes: some SDKs put the server's answer there. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { customData } = error as { customData?: unknown };
  return `${error.message} ${JSON.stringify(customData ?? '')} ${messageOf(error.cause ?? '')}`;
}
