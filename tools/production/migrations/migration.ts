import type { AdminSdk } from '#tools/shared/admin-sdk.ts';

export type Databases = Pick<AdminSdk, 'firestore' | 'inquiries'>;

/** A change of stored documents that newer code needs. Only forward: going back is a restored backup. */
export interface Migration {
  /** The format that the documents have afterwards; the one before it has the number before it. */
  format: number;
  /** Describes the change for the person who deploys. */
  title: string;
  database: keyof Databases;
  /** Whether code of the format before reads what it writes, so that such code can be put back. */
  isReadableBefore: boolean;
  /** Changes what is not changed yet, and resolves to the number of changed documents. */
  run(databases: Databases): Promise<number>;
}
