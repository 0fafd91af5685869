import type { Project } from '../google-cloud/project.ts';
import { CommandRefusal, type Invocation } from './command.ts';
import { runCurl } from './curl.ts';
import { runGcloud } from './gcloud.ts';
import { runGh, runNpm } from './node-programs.ts';

type Program = (project: Project, invocation: Invocation) => string;

export const PROGRAMS: Readonly<Record<string, Program>> = {
  curl: runCurl,
  gcloud: runGcloud,
  gh: runGh,
  npm: runNpm,
};

/** Runs a program of the docs on the fake project and returns its output; throws a `CommandRefusal`. */
export function runCommand(project: Project, invocation: Invocation): string {
  const program = PROGRAMS[invocation.program];
  if (!program) throw new CommandRefusal(`${invocation.program}: command not found`);
  return program(project, invocation);
}
