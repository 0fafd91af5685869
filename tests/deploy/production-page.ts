import { readFileSync } from 'node:fs';
import { runScript, type ShellResult } from './commands/shell.ts';
import { createProject, type Project } from './google-cloud/project.ts';

const SECTIONS = readFileSync('docs/production.md', 'utf8').split(/^## /mu);
/** What the commands ask for: the address of the mail server and GitHub's token. */
const INPUT = 'smtps://user:password@mail.example:465\ngithub_pat_1\n';

/** The commands of `docs/production.md`; `SECTION` tells which part of the page one is from. */
const SCRIPT = [
  'set -euo pipefail\n',
  ...SECTIONS.flatMap((section, index) => [
    `export SECTION=${index}\n`,
    ...[...section.matchAll(/^```sh\n(.*?)^```$/gmsu)].map(([, script = '']) => script),
  ]),
].join('');

/** The title of a section. */
export function sectionTitle(section: string): string {
  return SECTIONS[Number(section)]?.split('\n')[0] ?? '';
}

/** A billing account without projects. */
export function emptyProject(): Project {
  return { ...createProject('none', 'europe-west1'), services: new Set() };
}

/** Runs the commands of the page, in order, in a folder with a copy of the project. */
export function walkPage(folder: string, project: Project): Promise<ShellResult> {
  return runScript(SCRIPT, { project, folder, input: INPUT });
}
