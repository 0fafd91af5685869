import { text } from 'node:stream/consumers';
import { isMissed, measureObjectives } from './production/objectives.ts';
import { runCommand, UsageError } from './shared/failure.ts';

const USAGE = `Usage:
  gcloud logging read FILTER --format json | npm run -s slo    see docs/runbook.md`;

await runCommand(async () => {
  const objectives = measureObjectives(await readLines());
  for (const objective of objectives) {
    const { what, good, all, goal } = objective;
    const share = all === 0 ? 'none' : `${((good / all) * 100).toFixed(2)} % of ${all}`;
    console.log(`${isMissed(objective) ? '✗' : '✓'} ${what}: ${share}, at least ${goal * 100} %`);
  }
  if (objectives.some(isMissed)) throw new UsageError('An objective is missed.');
});

async function readLines(): Promise<unknown> {
  if (process.stdin.isTTY) throw new UsageError(USAGE);
  try {
    return JSON.parse(await text(process.stdin));
  } catch {
    throw new UsageError(USAGE);
  }
}
