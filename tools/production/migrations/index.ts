import { covers } from './001-covers.ts';
import type { Migration } from './migration.ts';

/** Each migration in its order. A new one is a file of its own, with the next number. */
export const MIGRATIONS: readonly Migration[] = [covers];
