import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestEmulator } from '#tests/support/emulator/test-emulator.ts';
import { type RowProofs, refused, testedBy } from '../proof.ts';

const ACCESS = 'tests/integration/firestore/access.test.ts';
const LIMITS = 'tests/rules/checks/limits.ts';

const rulesWith = (condition: string, version = "rules_version = '2';") => `${version}
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: if ${condition}; }
  }
}`;

/** Starts the emulator with rules, which reports what is wrong with them. */
async function start(firestoreRules: string): Promise<void> {
  const emulator = await startTestEmulator({ firestoreRules });
  await emulator.close();
}

async function startWithStorageRules(condition: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'table-rules-'));
  const storageRulesFile = join(folder, 'storage.rules');
  writeFileSync(
    storageRulesFile,
    `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{name=**} { allow read: if ${condition}; }
  }
}`,
  );
  try {
    await (await startTestEmulator({ storageRulesFile })).close();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const rulesProofs: Record<string, RowProofs> = {
  Rules: {
    supported: {
      'version 2': () => start(rulesWith('true')),
      'every read and write is judged': testedBy(ACCESS, 'a denied batch changes nothing'),
      'lists are judged from the query': testedBy(
        'emulator/rules/requests/query-branches.test.ts',
        'a range filter becomes a constraint',
      ),
      '`get()`': () => start(rulesWith('get(/databases/$(database)/documents/a/b).data.open')),
      '`exists()`': () => start(rulesWith('exists(/databases/$(database)/documents/a/b)')),
      '`getAfter()`': () =>
        start(rulesWith('getAfter(/databases/$(database)/documents/a/b) != null')),
      '`existsAfter()`': () =>
        start(rulesWith('existsAfter(/databases/$(database)/documents/a/b)')),
      "production's limits (on expressions, document reads, nesting and call depth)": testedBy(
        LIMITS,
        'rules that evaluate more than a thousand expressions deny the request',
        'reads(11)',
        'rules conditions may nest 99 deep and no deeper',
      ),
    },
    refused: {
      'version 1': refused(/firestore\.rules:\d+:\d+.*version/s, () =>
        start(rulesWith('true', "rules_version = '1';")),
      ),
      '`firestore.get()` in Storage rules': refused(
        /storage\.rules:\d+:\d+.*firestore\.get\(\)/s,
        () => startWithStorageRules('firestore.get(/databases/(default)/documents/a/b).data.open'),
      ),
      'unknown names': refused(/firestore\.rules:\d+:\d+.*visitor/s, () =>
        start(rulesWith('visitor.uid == "x"')),
      ),
      'unknown methods': refused(/firestore\.rules:\d+:\d+.*shout/s, () =>
        start(rulesWith('request.path.shout()')),
      ),
      'unknown types': refused(/firestore\.rules:\d+:\d+.*vehicle/s, () =>
        start(rulesWith('request.auth is vehicle')),
      ),
      'invalid syntax (each stops the start with file, line and column)': refused(
        /firestore\.rules:\d+:\d+/,
        () => start(rulesWith('true &&')),
      ),
    },
  },
};
