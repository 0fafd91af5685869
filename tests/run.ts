import { parseArgs } from 'node:util';
import { SUITES, type Suite } from './runner/suites.ts';

/**
 * `npm test` runs every suite, whether or not an earlier one failed. `--only a,b` runs some of them; `--deep` adds fault, fuzz and differential
 * tests, at full counts. Why the suites are as they are: docs/why/tests.md.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, deep: { type: 'boolean', default: false } },
});
if (values.deep) process.env['DEEP'] = '1';

const wanted = values.only?.split(',');
const unknown = wanted?.filter((name) => !SUITES.some((suite) => suite.name === name)) ?? [];
if (unknown.length > 0) {
  const known = SUITES.map((suite) => suite.name).join(', ');
  console.error(`No suite ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];

async function runSuite({ name, run }: Suite): Promise<void> {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const result = await run();
  const seconds = Math.round((performance.now() - started) / 1000);
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  lines.push(
    `${name.padEnd(12)} ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped in ${seconds} s`,
  );
}

async function oneByOne(suites: readonly Suite[]): Promise<void> {
  for (const suite of suites) await runSuite(suite);
}

const chosen = SUITES.filter(({ name }) => wanted?.includes(name) ?? true);
const { check = [], servers = [], browser = [] } = Object.groupBy(chosen, ({ stage }) => stage);
await Promise.all(check.map(runSuite));
await Promise.all([...browser.map(runSuite), oneByOne(servers)]);

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
