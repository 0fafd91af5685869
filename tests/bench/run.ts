import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../support/browser/chromium.ts';
import { benchImages } from './images.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchEdits, benchPublish } from './publish.ts';
import { benchSave } from './save.ts';
import { benchSearch } from './search.ts';
import { benchStart } from './start.ts';
import { benchTable } from './table.ts';

/**
 * `npm run bench` prints every table; most contain a reference value measured in the same run.
 * `--only a,b` prints some of them; `--quick` skips the largest stocks and repetitions.
 * `--stock 0,1000` gives the numbers of invented vehicles in addition to the demo stock for `publish`.
 */
const TABLES: Record<string, { title: string; print: (quick: boolean) => Promise<void> }> = {
  start: { title: 'The first minutes of npm start', print: benchStart },
  save: { title: 'A save in the admin', print: benchSave },
  images: { title: 'The images made of one photo', print: benchImages },
  publish: {
    title: 'From an edit to the published page',
    print: (quick) => benchPublish(quick, stocks()),
  },
  edits: { title: 'Many edits, from the save to the published page', print: benchEdits },
  lighthouse: { title: 'Lighthouse, mobile', print: benchLighthouse },
  table: { title: 'The vehicle table of the admin', print: benchTable },
  search: { title: 'A search, and its file', print: benchSearch },
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    stock: { type: 'string' },
  },
});
const chosen = values.only?.split(',') ?? Object.keys(TABLES);
const unknown = chosen.filter((name) => !(name in TABLES));
if (unknown.length > 0) {
  console.error(`No table ${unknown.join(', ')}. There are: ${Object.keys(TABLES).join(', ')}.`);
  process.exit(2);
}

process.env['CHROMIUM_PATH'] = ensureChromium();
for (const name of chosen) {
  const table = TABLES[name];
  if (!table) continue;
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\n== ${table.title} (${name}; load ${load} on ${availableParallelism()} cores)`);
  await table.print(values.quick);
}

function stocks(): number[] | undefined {
  const numbers = values.stock?.split(',').map(Number);
  if (!numbers?.some((number) => !Number.isSafeInteger(number) || number < 0)) return numbers;
  console.error(`--stock takes numbers of vehicles, not ${values.stock}.`);
  process.exit(2);
}
