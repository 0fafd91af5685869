import { invalidArgument, StatusError, unsupported } from '#emulator/wire/status-error.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import type { ReadConsistency } from '../model/messages.ts';
import type { DocumentSource } from '../store/document-source.ts';
import type { Documents } from '../store/documents.ts';
import type { Transaction, Transactions } from '../store/transactions.ts';

type Read = (source: DocumentSource) => readonly (DocumentState | null)[];

/** What one request reads: the live documents, or the snapshot of a transaction. */
export interface View {
  source: DocumentSource;
  /**
   * Reads, and remembers the read: a transaction that writes checks at its commit that it still
   * holds.
   */
  read(read: Read): readonly (DocumentState | null)[];
  /** The first message of an answer that opens a transaction. */
  opening: object[];
}

/** How long production can read the past. */
const RETENTION_MS = 3_600_000;

/** The view that a request asks for; throws for unknown transactions and for every read time. */
export function createViews(
  documents: Documents,
  transactions: Transactions,
): (request: ReadConsistency) => View {
  return (request) => {
    refuseReadTime(request.readTime);
    if (request.newTransaction !== undefined) {
      refuseReadTime(request.newTransaction.readOnly?.readTime);
      const transaction = transactions.begin(request.newTransaction);
      return { ...transactionView(transaction), opening: [{ transaction: transaction.id }] };
    }
    if (request.transaction) return transactionView(transactions.get(request.transaction));
    return { source: documents, read: (read) => read(documents), opening: [] };
  };
}

/** Throws for a request with a read time, with production's code where production refuses it. */
function refuseReadTime(readTime: string | undefined): void {
  if (readTime === undefined) return;
  const age = Date.now() - Date.parse(readTime);
  if (age < 0) throw invalidArgument('The read time is in the future.');
  if (age > RETENTION_MS) throw new StatusError('FAILED_PRECONDITION', 'The read time is too old.');
  throw unsupported('reads of a past time (readTime)');
}

function transactionView(transaction: Transaction): View {
  const { readOnly, reads, source } = transaction;
  return {
    source,
    opening: [],
    read(read) {
      if (!readOnly) reads.push(read);
      return read(source);
    },
  };
}
