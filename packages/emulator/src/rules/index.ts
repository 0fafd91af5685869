import { checkRules } from './check-rules.ts';
import { firestoreRules } from './requests/firestore-rules.ts';
import { storageRules } from './requests/storage-rules.ts';
import type { FirestoreRules, StorageRules } from './requests/types.ts';
import { parseRules } from './syntax/parse-rules.ts';
import { RulesSyntaxError } from './syntax/rules-syntax-error.ts';

export type { Fields, Value } from '#emulator/wire/value.ts';
export type { RulesDecision } from './evaluation/decide.ts';
export type { ReadDocument, RulesBatch } from './evaluation/document-reads.ts';
export type * from './requests/types.ts';
export type * from './syntax/ast.ts';
export { parseRules } from './syntax/parse-rules.ts';
export { RulesSyntaxError } from './syntax/rules-syntax-error.ts';

/** Compiles a `firestore.rules`; throws a RulesSyntaxError at the first error. */
export function compileFirestoreRules(source: string, fileName: string): FirestoreRules {
  return firestoreRules(compile(source, fileName, 'cloud.firestore'));
}

/** Compiles a `storage.rules`; throws a RulesSyntaxError at the first error. */
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
