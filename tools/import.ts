import { resolve } from 'node:path';
import { withTarget } from './app/target.ts';
import { importEverything } from './backup/index.ts';
import { markSeeded } from './demo/start-seeding.ts';
import { readConfig } from './shared/config.ts';
import { runCommand, UsageError } from './shared/failure.ts';
import { readArguments } from './shared/read-arguments.ts';

const USAGE = `Usage:
  npm run import -- DIR    restores an export into an empty data folder
  … --replace              deletes the existing data first
  … --project ID           into that Firebase project instead of locally
  … --project ID --replace --yes
                           deletes all data of that project first`;

await runCommand(async () => {
  const options = {
    project: { type: 'string' },
    replace: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  } as const;
  const { folder, project, replace, yes } = readArguments(
    USAGE,
    { options, allowPositionals: true } as const,
    ({ values: { project = null, ...flags }, positionals: [folder, ...rest] }) =>
      folder && rest.length === 0 ? { folder, project, ...flags } : undefined,
  );
  if (project !== null && replace && !yes) {
    throw new UsageError(
      `This deletes all documents, files and accounts of ${project} first. With --yes it does.`,
    );
  }
  await withTarget(project, async (target) => {
    const begin = () => {
      if (project === null) markSeeded(readConfig().dataDir);
    };
    const counts = await importEverything(target, resolve(folder), replace, begin);
    const { documents, files, accounts } = counts;
    await target.requestFullBuild();
    console.log(`Imported ${documents} documents, ${files} files and ${accounts} accounts.`);
  });
});
