import { parseArgs } from 'node:util';
import { UsageError } from '../shared/failure.ts';

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
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { project: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    const [folder, ...rest] = positionals;
    const allowed = !values.replace || flags.includes('replace');
    if (folder && rest.length === 0 && allowed) {
      return { folder, project: values.project ?? null, replace: values.replace };
    }
  } catch {
    // An unknown option: the usage lists the known ones.
  }
  throw new UsageError(usage);
}
