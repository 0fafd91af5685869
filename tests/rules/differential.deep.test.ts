import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  type OpenTarget,
  openTarget,
  TARGETS,
  type Target,
} from 'app-emulator/testing/firestore-targets.ts';
import { NO_GOOGLE_EMULATOR } from 'app-emulator/testing/google-emulator.ts';
import * as fc from 'fast-check';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLERS, type Caller } from './cases/case.ts';
import { forClient, forServer } from './documents.ts';
import { type RandomRequest, randomRequest } from './random-requests.ts';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const RUNS = 2000;

interface Side extends OpenTarget {
  environment: RulesTestEnvironment;
  clients: Map<Caller, Firestore>;
}

describe.skipIf(TARGETS.length < 2)(
  `random requests to the shipped rules${TARGETS.length < 2 ? `: ${NO_GOOGLE_EMULATOR}` : ''}`,
  () => {
    let sides: Side[] = [];

    beforeAll(async () => {
      sides = await Promise.all(TARGETS.map(async (kind) => openSide(await openTarget(kind))));
    });

    afterAll(async () => {
      await Promise.all(sides.map(({ environment }) => environment.cleanup()));
      await Promise.all(sides.map((side) => side.close()));
    });

    test(`${RUNS} random requests under the shipped rules get the same answer from the Google emulator`, async () => {
      const verdicts = new Map<string, number>();
      let count = 0;
      const property = fc.asyncProperty(randomRequest, async (request) => {
        const path = `${request.collection}/random${count++}`;
        const answers = await Promise.all(sides.map((side) => decide(side, path, request)));
        const [ours = '', google] = answers;
        verdicts.set(ours, (verdicts.get(ours) ?? 0) + 1);
        expect(ours).toBe(google);
      });
      await fc.assert(property, { numRuns: RUNS });
      // The comparison is worthless unless both verdicts occur often.
      expect(verdicts.get('allowed')).toBeGreaterThan(RUNS / 25);
      expect(verdicts.get('permission-denied')).toBeGreaterThan(RUNS / 10);
    });
  },
);

async function openSide(open: OpenTarget): Promise<Side> {
  const { port, projectId } = open.target;
  const firestore = { host: '127.0.0.1', port, rules: RULES };
  const environment = await initializeTestEnvironment({ projectId, firestore });
  const clients = Object.entries(CALLERS).map(
    ([caller, claims]) =>
      [caller as Caller, open.target.lite(claims && { sub: caller, ...claims })] as const,
  );
  return { ...open, environment, clients: new Map(clients) };
}

/** The verdict on a request: `allowed`, or the code of the error. */
async function decide(side: Side, path: string, request: RandomRequest): Promise<string> {
  await prepare(side.target, path, request);
  try {
    await send(side.clients.get(request.as) as Firestore, path, request);
    return 'allowed';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

async function prepare({ admin }: Target, path: string, { before }: RandomRequest): Promise<void> {
  if (before) await admin.doc(path).set(forServer(before));
}

function send(client: Firestore, path: string, request: RandomRequest): Promise<unknown> {
  switch (request.method) {
    case 'get':
      return getDoc(doc(client, path));
    case 'delete':
      return deleteDoc(doc(client, path));
    case 'list': {
      const documents = collection(client, request.collection);
      const { where: filter } = request;
      return getDocs(
        filter ? query(documents, where(filter.field, '==', filter.value)) : documents,
      );
    }
    default:
      return setDoc(doc(client, path), forClient(request.after));
  }
}
