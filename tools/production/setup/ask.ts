import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from '#tools/shared/failure.ts';

/** Asks a person at the terminal. Throws a `UsageError` where there is none. */
export async function ask(question: string, { hidden = false } = {}): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError(`Nobody is there to answer: ${question}`);
  process.stdout.write(`${question}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = hidden ? silent : process.stdout;
  const terminal = createInterface({ input: process.stdin, output, terminal: hidden });
  try {
    return (await terminal.question('')).trim();
  } finally {
    terminal.close();
    if (hidden) process.stdout.write('\n');
  }
}
