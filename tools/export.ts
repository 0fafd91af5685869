import { resolve } from 'node:path';
import { readFolderArguments } from './backup/arguments.ts';
import { exportEverything } from './backup/index.ts';
import { runCommand } from './shared/failure.ts';
import { withTarget } from './shared/target.ts';

const USAGE = `Usage:
  npm run export -- DIR    copies documents, files, people and their roles into an empty folder
  … --project ID           from that Firebase project instead of locally`;

await runCommand(async () => {
  const { folder, project } = readFolderArguments(USAGE, []);
  await withTarget(project, async (target) => {
    const { documents, files, people } = await exportEverything(target, resolve(folder));
    console.log(
      `Exported ${documents} documents, ${files} files and ${people} people to ${folder}.`,
    );
  });
});
