import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../google-cloud/project.ts';
import {
  type Command,
  CommandRefusal,
  formatted,
  type Invocation,
  parseCommand,
} from './command.ts';
import { ACCESS_COMMANDS } from './gcloud-access.ts';
import { DATA_COMMANDS } from './gcloud-data.ts';
import { MONITORING_COMMANDS } from './gcloud-monitoring.ts';
import { PROJECT_COMMANDS } from './gcloud-project.ts';

/** The commands of gcloud that the docs use; `gcloud meta lint-gcloud-commands` knows them all. */
export const GCLOUD: readonly Command[] = [
  ...PROJECT_COMMANDS,
  ...DATA_COMMANDS,
  ...ACCESS_COMMANDS,
  ...MONITORING_COMMANDS,
];

/** Flags whose value is the path of a file of this project. */
const FILE_FLAGS = ['cors-file', 'policy-from-file'];

/** Runs one command of gcloud and returns what it prints; throws a `CommandRefusal`. */
export function runGcloud(project: Project, { args, stdin, cwd }: Invocation): string {
  const { command, parsed } = parseCommand(GCLOUD, args);
  if (command.api && !project.services.has(command.api)) {
    throw new CommandRefusal(`${command.api}.googleapis.com has not been used in the project.`);
  }
  const flags = { ...parsed.flags };
  for (const name of FILE_FLAGS) {
    const file = flags[name]?.[0];
    if (file === undefined) continue;
    if (!existsSync(join(cwd, file))) throw new CommandRefusal(`No such file: ${file}`);
    flags[name] = [readFileSync(join(cwd, file), 'utf8')];
  }
  const result = command.run(project, { ...parsed, flags, stdin });
  return formatted(result, flags['format']?.[0]);
}
