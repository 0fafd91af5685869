import { checkRules } from './check.ts';
import { firestoreRules } from './firestore-rules.ts';
import { parseRules } from './parser.ts';
import { storageRules } from './storage-rules.ts';
import { RulesSyntaxError } from './syntax-error.ts';
import type { FirestoreRules, StorageRules } from './types.ts';

export { RulesSyntaxError } from './syntax-error.ts';
export type * from './types.ts';

/** Reads a `firestore.rules`; throws a RulesSyntaxError at the first thing it does not know. */
export function compileFirestoreRules(source: string, fileName: string): FirestoreRules {
  return firestoreRules(compile(source, fileName, 'cloud.firestore'));
}

/** Reads a `storage.rules`; throws a RulesSyntaxError at the first thing it does not know. */
export function compileStorageRules(source: string, fileName: string): StorageRules {
  return storageRules(compile(source, fileName, 'firebase.storage'));
}

function compile(source: string, fileName: string, service: string) {
  const rules = parseRules(source, fileName);
  if (rules.service !== service) {
    const start = { line: 1, column: 1, offset: 0 };
    throw new RulesSyntaxError(
      fileName,
      start,
      `expected service ${service}, found ${rules.service}`,
    );
  }
  checkRules(rules, fileName, service === 'cloud.firestore');
  return rules;
}
