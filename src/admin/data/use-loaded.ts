import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import { createLoader, type LoadOptions, type LoadRun } from './create-loader.ts';
import { useLoadOnFocus } from './use-load-on-focus.ts';

/**
 * The data of a component, loaded now, whenever the window gets the focus, and when `read` is another
 * function: one that names an owner is made with `useCallback`, and stops the load of the owner before.
 */
export function useLoaded<T extends object>(
  initial: T,
  failedTitle: string,
  read: (run: LoadRun<T>) => Promise<Partial<T>>,
) {
  const [loader] = useState(() => createLoader(initial, failedTitle));
  const load = useCallback((options?: LoadOptions) => loader.load(read, options), [loader, read]);
  useLoadOnFocus(load);
  return { ...useStore(loader.$state), load, loader };
}
