import type { Project } from '../google-cloud/project.ts';

/** One call of a program, as the shell made it. */
export interface Invocation {
  program: string;
  args: string[];
  stdin: string;
  env: Record<string, string | undefined>;
  /** Folder of the copy of the project. */
  cwd: string;
}

/** A program refused a call. */
export class CommandRefusal extends Error {
  override readonly name = 'CommandRefusal';
}

export interface Parsed {
  args: string[];
  flags: Record<string, string[]>;
  stdin: string;
}

/** One command of a program: its words, its flags, and what it does to a project. */
export interface Command {
  words: string;
  /** Names of positional arguments; a last name that ends with `…` takes several. */
  args?: string[];
  /** Flags with a value that must be given. */
  required?: string[];
  /** Flags with a value. */
  optional?: string[];
  /** Flags without a value. */
  switches?: string[];
  /** The API that must be enabled, without `.googleapis.com`. */
  api?: string;
  /** What the command prints: a text as it is, an object as `--format` shapes it. */
  run: (project: Project, parsed: Parsed) => string | object | undefined;
}

/** Finds the command that the arguments begin with and parses the others; throws a `CommandRefusal`. */
export function parseCommand(
  commands: readonly Command[],
  args: readonly string[],
): { command: Command; parsed: Omit<Parsed, 'stdin'> } {
  const command = commands.find(({ words }) =>
    words.split(' ').every((word, index) => args[index] === word),
  );
  if (!command) throw new CommandRefusal(`Invalid choice: ${args.slice(0, 4).join(' ')}`);
  const flags: Record<string, string[]> = {};
  const positional: string[] = [];
  const rest = args.slice(command.words.split(' ').length);
  while (rest.length > 0) {
    const word = rest.shift() ?? '';
    if (!word.startsWith('--')) positional.push(word);
    else takeFlag(command, word, rest, flags);
  }
  const missing = (command.required ?? []).filter((name) => flags[name] === undefined);
  if (missing.length > 0) throw new CommandRefusal(`Must be specified: --${missing.join(', --')}`);
  const names = command.args ?? [];
  const enough = names.at(-1)?.endsWith('…')
    ? positional.length >= names.length
    : positional.length === names.length;
  if (!enough)
    throw new CommandRefusal(`${command.words} takes ${names.join(' ') || 'no arguments'}`);
  return { command, parsed: { args: positional, flags } };
}

function takeFlag(
  { required = [], optional = [], switches = [] }: Command,
  word: string,
  rest: string[],
  flags: Record<string, string[]>,
): void {
  const [, name = '', value] = /^--([^=]+)(?:=(.*))?$/su.exec(word) ?? [];
  if (switches.includes(name)) flags[name] = [];
  else if (['format', 'project', ...required, ...optional].includes(name)) {
    const given = value ?? (rest[0]?.startsWith('-') ? undefined : rest.shift());
    if (given === undefined) throw new CommandRefusal(`--${name} expects a value`);
    flags[name] = [...(flags[name] ?? []), given];
  } else throw new CommandRefusal(`Unrecognized argument: ${word}`);
}

/** Shapes a result as `--format value(a.b)` or `json` does. */
export function formatted(result: string | object | undefined, format: string | undefined): string {
  if (typeof result === 'string') return result;
  if (result === undefined || format === undefined) return '';
  if (format === 'json') return JSON.stringify(result, null, 2);
  const path = /^value\(([\w.]+)\)$/u.exec(format)?.[1]?.split('.');
  if (path === undefined) throw new CommandRefusal(`Format "${format}" is unknown here.`);
  const items = Array.isArray(result) ? result : [result];
  return items
    .map((item: unknown) =>
      path.reduce((value, key) => (value as Record<string, unknown>)?.[key], item),
    )
    .map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join('\n');
}
