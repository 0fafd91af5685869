import { existsSync, type FSWatcher, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Emulator, FunctionsSetup } from './emulator.ts';
import { mainModule } from './functions/worker/main-module.ts';
import type { Settings } from './settings.ts';

/** Reads rules again and loads functions again when their files change; what fails is logged. */
export function watchProject(
  emulator: Emulator,
  settings: Settings,
  setup: FunctionsSetup | undefined,
): Disposable {
  const { databases = {}, firestoreRulesFile, log = () => {}, storageRulesFile } = settings;
  const others = Object.values(databases).map(({ rulesFile }) => rulesFile);
  const rules = [firestoreRulesFile, storageRulesFile, ...others];
  const report = (error: unknown) => log(error instanceof Error ? error.message : String(error));
  return watchFiles({
    rules: rules.filter((file) => file !== undefined),
    functions: setup === undefined ? null : mainModule(setup.directory),
    onRules: () => {
      try {
        emulator.reloadRules();
        log('The rules were read again.');
      } catch (error) {
        report(error);
      }
    },
    onFunctions: () => {
      emulator.reloadFunctions().then(() => log('The functions were loaded again.'), report);
    },
    onError: report,
  });
}

interface WatchedFiles {
  rules: readonly string[];
  /** The main module of the functions. */
  functions: string | null;
  onRules(): void;
  onFunctions(): void;
  onError(error: unknown): void;
}

/** Calls back soon after files have changed, once for many changes together. */
function watchFiles({ rules, functions, onRules, onFunctions, onError }: WatchedFiles): Disposable {
  const closing = new AbortController();
  const rulesChanged = debounce(onRules, closing.signal);
  // Folders, since editors replace a file by another one.
  const watchers: FSWatcher[] = [...Map.groupBy(rules, dirname)].map(([folder, files]) => {
    const names = files.map((file) => basename(file));
    return watch(folder, (_event, name) => {
      if (name !== null && names.includes(name)) rulesChanged();
    });
  });
  if (functions !== null) {
    const folder = dirname(functions);
    // Node opens a watcher for each sub-folder, and node_modules has thousands.
    const recursive = !existsSync(join(folder, 'node_modules'));
    watchers.push(watch(folder, { recursive }, debounce(onFunctions, closing.signal)));
  }
  for (const watcher of watchers) watcher.on('error', onError);
  return {
    [Symbol.dispose]() {
      closing.abort();
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** Long enough for a compiler that writes many files. */
const QUIET_MS = 200;

function debounce(work: () => void, closing: AbortSignal): () => void {
  let timer: NodeJS.Timeout | undefined;
  closing.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, QUIET_MS).unref();
  };
}
