import type { ReadConsistency } from '../model/messages.ts';
import type { ResourceNames } from '../model/resource-names.ts';
import type { Indexes } from '../query/indexes.ts';
import type { CommitClock } from '../store/commit-clock.ts';
import type { Documents } from '../store/documents.ts';
import type { Transactions } from '../store/transactions.ts';
import type { Access } from './access.ts';
import type { Committer } from './committer.ts';
import type { Reads } from './reads.ts';
import type { View } from './views.ts';

/** The parts that the API methods work on, created once per database. */
export interface FirestoreParts {
  names: ResourceNames;
  documents: Documents;
  clock: CommitClock;
  access: Access;
  transactions: Transactions;
  committer: Committer;
  /** What a request reads. */
  viewOf: (request: ReadConsistency) => View;
  reads: Reads;
  indexes: Indexes;
}
