import { readArguments } from '../shared/read-arguments.ts';

export interface FolderArguments {
  folder: string;
  project: string | null;
  replace: boolean;
}

/**
 * Reads `DIR [--project ID]` and the flags that a command accepts from the command line. Throws a
 * `UsageError` with `usage` for anything else.
 */
export function readFolderArguments(usage: string, flags: 'replace'[]): FolderArguments {
  const options = {
    project: { type: 'string' },
    replace: { type: 'boolean', default: false },
  } as const;
  const config = { options, allowPositionals: true } as const;
  return readArguments(usage, config, ({ values, positionals: [folder, ...rest] }) => {
    const allowed = !values.replace || flags.includes('replace');
    return folder && rest.length === 0 && allowed
      ? { folder, project: values.project ?? null, replace: values.replace }
      : undefined;
  });
}
