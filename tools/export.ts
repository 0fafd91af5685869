import { resolve } from 'node:path';
import { withTarget } from './app/target.ts';
import { readFolderArguments } from './backup/folder-arguments.ts';
import { exportEverything } from './backup/index.ts';
import { runCommand } from './shared/failure.ts';

const USAGE = `Usage:
  npm run export -- DIR    copies documents, files, accounts and their roles into an empty folder
  … --project ID           from that Firebase project instead of locally`;

await runCommand(async () => {
  const { folder, project } = readFolderArguments(USAGE, []);
  await withTarget(project, async (target) => {
    const { documents, files, accounts } = await exportEverything(target, resolve(folder));
    console.log(
      `Exported ${documents} documents, ${files} files and ${accounts} accounts to ${folder}.`,
    );
  });
});
