import type { CommitClock } from '../../wire/timestamp.ts';
import type { ResourceNames } from '../model/path.ts';
import type { Indexes } from '../query/indexes.ts';
import type { Documents } from '../store/documents.ts';
import type { Transactions } from '../store/transactions.ts';
import type { Access } from './access.ts';
import type { Committer } from './committer.ts';
import type { Reads } from './reads.ts';

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
