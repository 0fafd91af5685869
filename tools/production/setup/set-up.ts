import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '#tools/shared/failure.ts';
import { GoogleError } from '../google.ts';
import type { Item } from './item.ts';

export interface Finding {
  item: Item;
  missing: string[];
}

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;
/** Google needs some minutes until a service that was just enabled answers everywhere. */
const PATIENCE_MS = 6 * 60_000;

/**
 * The missing parts of each item. The first item is the project: without it, no other can be
 * checked.
 */
export async function findMissing(items: readonly Item[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const item of items) {
    const isStarted = findings[0] === undefined || findings[0].missing.length === 0;
    findings.push({ item, missing: isStarted ? await missingOf(item) : ['does not exist'] });
  }
  return findings;
}

async function missingOf(item: Item): Promise<string[]> {
  try {
    return await item.missing();
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    if (error.isDisabled || error.status === 404) return ['does not exist'];
    return [`cannot be read: ${error.message}`];
  }
}

/**
 * Makes each item of which something is missing, in order. Waits where Google does not know yet what was just
 * made. Throws a `UsageError` that names the item at which it stopped; everything before it stays, and the next
 * run goes on there.
 */
export async function makeMissing(
  items: readonly Item[],
  say: (line: string) => void,
  wait: (milliseconds: number) => Promise<void> = sleep,
): Promise<void> {
  for (const item of items) {
    try {
      await patiently(wait, say, async () => {
        if ((await item.missing()).length === 0) return;
        say(`… ${item.title}`);
        await item.make();
      });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const missing = `It stopped at: ${item.title}.\n${error.message}`;
      throw new UsageError(`${missing}\nWhat came before is done. Run the command again to go on.`);
    }
  }
}

async function patiently(
  wait: (milliseconds: number) => Promise<void>,
  say: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  let waited = 0;
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      const isPassing = error instanceof GoogleError && error.isPassing;
      if (!isPassing || waited >= PATIENCE_MS) throw error;
      say(`  Google does not take it yet, trying again in ${pause / 1000} s`);
      await wait(pause);
      waited += pause;
    }
  }
}

/** The findings as lines: ✓ for what is there, + for what is missing. */
export function linesOf(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ item, missing }) => [
    `${missing.length === 0 ? '✓' : '+'} ${item.title}`,
    ...missing.filter((what) => what !== 'does not exist').map((what) => `    ${what}`),
  ]);
}
