import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_FILES, regenerate } from './generated/files.ts';
import { ROOT } from './shared/config.ts';
import { runCommand } from './shared/failure.ts';

/** Writes the generated parts of both rules files, of docs/feeds.md and of the outlines of cars. */
await runCommand(async () => {
  for (const file of GENERATED_FILES) {
    const path = join(ROOT, file);
    const text = readFileSync(path, 'utf8');
    const generated = regenerate(file, text);
    if (generated === text) {
      console.log(`${file} is up to date.`);
    } else {
      writeFileSync(path, generated);
      console.log(`${file} is written.`);
    }
  }
});
