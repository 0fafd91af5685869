import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { ROOT } from '#tools/shared/config.ts';

/**
 * Returns the folder the functions are built into. Node looks for their packages in the folders
 * above it, so a data folder outside the project gets a link to the packages of the project.
 */
export function functionsFolder(dataDir: string, root = ROOT): string {
  const packages = join(dataDir, 'node_modules');
  const path = relative(root, dataDir);
  const isWithin = !path.startsWith('..') && !isAbsolute(path);
  if (!isWithin && !existsSync(packages)) {
    // A link that no longer resolves, because the project has moved, counts as missing.
    rmSync(packages, { force: true });
    symlinkSync(join(root, 'node_modules'), packages, 'junction');
  }
  return join(dataDir, 'functions');
}
