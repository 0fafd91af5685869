import { resolve } from 'node:path';
import { readFolderArguments } from './backup/arguments.ts';
import { importEverything } from './backup/index.ts';
import { runCommand } from './shared/failure.ts';
import { withTarget } from './shared/target.ts';

const USAGE = `Usage:
  npm run import -- DIR    puts an export back into an empty emulator
  … --replace              gives up what is there first
  … --project ID           into that Firebase project instead of locally`;

await runCommand(async () => {
  const { folder, project, replace } = readFolderArguments(USAGE, ['replace']);
  await withTarget(project, async (target) => {
    const { documents, files, people } = await importEverything(target, resolve(folder), replace);
    await target.stockChanged();
    console.log(`Imported ${documents} documents, ${files} files and ${people} people.`);
  });
});
