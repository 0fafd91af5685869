import { existsSync, type FSWatcher, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Emulator, FunctionsSetup } from './emulator.ts';
import { mainModule } from './functions/worker/main-module.ts';
import type { Settings } from './settings.ts';

/**
 * Reads rules again and loads functions again soon after their files have changed, once for many changes
 * together; what fails is logged.
 */
export function watchProject(
  emulator: Emulator,
  settings: Settings,
  setup: FunctionsSetup | undefined,
): Disposable {
  const { databases = {}, firestoreRulesFile, log = () => {}, storageRulesFile } = settings;
  const others = Object.values(databases).map(({ rulesFile }) => rulesFile);
  const rules = [firestoreRulesFile, storageRulesFile, ...others].filter(
    (file) => file !== undefined,
  );
  const functionsFolder = setup && dirname(mainModule(setup.directory));
  const closing = new AbortController();
  const report = (error: unknown) => log(error instanceof Error ? error.message : String(error));
  const rulesChanged = debounce(() => {
    try {
      emulator.reloadRules();
      log('The rules were read again.');
    } catch (error) {
      report(error);
    }
  }, closing.signal);
  const functionsChanged = debounce(() => {
    emulator.reloadFunctions().then(() => log('The functions were loaded again.'), report);
  }, closing.signal);
  // Folders, since editors replace a file by another one.
  const watchers: FSWatcher[] = [...Map.groupBy(rules, dirname)].map(([folder, files]) => {
    const names = files.map((file) => basename(file));
    return watch(folder, (_event, name) => {
      if (name !== null && names.includes(name)) rulesChanged();
    });
  });
  if (functionsFolder !== undefined) {
    // Node opens a watcher for each sub-folder, and node_modules has thousands.
    const recursive = !existsSync(join(functionsFolder, 'node_modules'));
    watchers.push(watch(functionsFolder, { recursive }, functionsChanged));
  }
  for (const watcher of watchers) watcher.on('error', report);
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
