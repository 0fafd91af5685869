import { text } from 'node:stream/consumers';
import { isMissed, measureObjectives, traceEdit } from './production/objectives.ts';
import { runCommand, UsageError } from './shared/failure.ts';
import { readArguments } from './shared/read-arguments.ts';

const USAGE = `Usage:
  gcloud logging read FILTER --format json | npm run -s slo    see docs/runbook.md
  … | npm run -s slo -- --revision N    the line of one edit, from its save to its release`;

await runCommand(async () => {
  const revision = readRevision();
  const lines = await readLines();
  if (revision !== null) {
    const trace = traceEdit(lines, revision);
    if (trace.length === 0) throw new UsageError(`The log has no revision ${revision}.`);
    return console.log(trace.join('\n'));
  }
  const objectives = measureObjectives(lines);
  for (const objective of objectives) {
    const { what, good, all, goal } = objective;
    const share = all === 0 ? 'none' : `${((good / all) * 100).toFixed(2)} % of ${all}`;
    console.log(`${isMissed(objective) ? '✗' : '✓'} ${what}: ${share}, at least ${goal * 100} %`);
  }
  if (objectives.some(isMissed)) throw new UsageError('An objective is missed.');
});

function readRevision(): number | null {
  return readArguments(USAGE, { options: { revision: { type: 'string' } } }, ({ values }) => {
    const revision = values.revision === undefined ? null : Number(values.revision);
    return revision === null || Number.isSafeInteger(revision) ? revision : undefined;
  });
}

async function readLines(): Promise<unknown> {
  if (process.stdin.isTTY) throw new UsageError(USAGE);
  try {
    const lines: unknown = JSON.parse(await text(process.stdin));
    if (Array.isArray(lines)) return lines;
  } catch {
    // The usage says what is wrong.
  }
  throw new UsageError(USAGE);
}
