import { readArguments } from '../shared/read-arguments.ts';

type Flag = 'replace' | 'yes';

export interface FolderArguments extends Record<Flag, boolean> {
  folder: string;
  project: string | null;
}

/**
 * Reads `DIR [--project ID]` and the flags that a command accepts from the command line. Throws a
 * `UsageError` with `usage` for anything else.
 */
export function readFolderArguments(usage: string, flags: readonly Flag[]): FolderArguments {
  const options = {
    project: { type: 'string' },
    replace: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  } as const;
  const config = { options, allowPositionals: true } as const;
  return readArguments(usage, config, ({ values, positionals: [folder, ...rest] }) => {
    const { project = null, replace, yes } = values;
    const allowed = flags.length > 0 || !(replace || yes);
    return folder && rest.length === 0 && allowed ? { folder, project, replace, yes } : undefined;
  });
}
