import { resolve } from 'node:path';
import { withTarget } from './app/target.ts';
import { exportEverything } from './backup/index.ts';
import { runCommand } from './shared/failure.ts';
import { readArguments } from './shared/read-arguments.ts';

const USAGE = `Usage:
  npm run export -- DIR    copies documents, files, accounts and their roles into an empty folder
  … --project ID           from that Firebase project instead of locally`;

await runCommand(async () => {
  const config = { options: { project: { type: 'string' } }, allowPositionals: true } as const;
  const { folder, project } = readArguments(
    USAGE,
    config,
    ({ values: { project = null }, positionals: [folder, ...rest] }) =>
      folder && rest.length === 0 ? { folder, project } : undefined,
  );
  await withTarget(project, async (target) => {
    const { documents, files, accounts } = await exportEverything(target, resolve(folder));
    console.log(
      `Exported ${documents} documents, ${files} files and ${accounts} accounts to ${folder}.`,
    );
  });
});
