import { existsSync, type FSWatcher, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface WatchedFiles {
  rules: readonly string[];
  /** The main module of the functions. */
  functions: string | null;
  onRules(): void;
  onFunctions(): void;
}

/** Calls back soon after files have changed, once for many changes together. */
export function watchFiles({ rules, functions, onRules, onFunctions }: WatchedFiles): Disposable {
  const rulesChanged = debounce(onRules);
  // Folders, since editors replace a file by another one.
  const watchers: FSWatcher[] = [...Map.groupBy(rules, dirname)].map(([folder, files]) => {
    const names = files.map((file) => basename(file));
    return watch(folder, (_event, name) => {
      if (name !== null && names.includes(name)) rulesChanged();
    });
  });
  if (functions !== null) {
    const folder = dirname(functions);
    // A watcher of a whole folder takes one of each folder below it, of which packages have thousands.
    const recursive = !existsSync(join(folder, 'node_modules'));
    watchers.push(watch(folder, { recursive }, debounce(onFunctions)));
  }
  return {
    [Symbol.dispose]() {
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** Long enough for a compiler that writes many files. */
const QUIET_MS = 200;

function debounce(work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, QUIET_MS).unref();
  };
}
