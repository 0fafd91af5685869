import type { Access } from './access.ts';
import type { Committer } from './commit.ts';
import type { Documents } from './documents.ts';
import type { ResourceNames } from './path.ts';
import type { Indexes } from './query/indexes.ts';
import type { Reads } from './reads.ts';
import type { CommitClock } from './timestamp.ts';
import type { Transactions } from './transactions.ts';

/** What Firestore is made of, each part made once. */
export interface FirestoreParts {
  names: ResourceNames;
  documents: Documents;
  clock: CommitClock;
  access: Access;
  transactions: Transactions;
  committer: Committer;
  reads: Reads;
  indexes: Indexes;
}
