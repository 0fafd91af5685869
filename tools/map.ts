import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importMap, MAP_FILE } from './generated/import-map.ts';
import { ROOT } from './shared/config.ts';
import { runCommand } from './shared/failure.ts';

/** Draws which part of the project imports which. */
await runCommand(async () => {
  writeFileSync(join(ROOT, MAP_FILE), importMap(ROOT));
  console.log(`${MAP_FILE} is written.`);
});
