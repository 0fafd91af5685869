import { atom, type ReadableAtom } from 'nanostores';
import { serviceError } from '#firebase/service/service-error.ts';
import { notifyNotLoaded } from '../feedback/notify.ts';

export interface LoadState {
  /** When data were last loaded; null before the first time. */
  loadedAt: Date | null;
  busy: boolean;
  /** The last load that ended has failed. */
  failed: boolean;
}

export interface LoadOptions {
  /**
   * Nobody asked for this load: a poll, or the window has got the focus. A lost connection is then
   * reported only by the notice in the header, as always on a device that knows it is offline.
   */
  background?: boolean;
}

export interface LoadRun<T> {
  /** Aborted when a newer load starts: a read in several steps stops with `throwIfAborted`. */
  signal: AbortSignal;
  /** Shows what has arrived so far. */
  show: (part: Partial<T>) => void;
}

/**
 * Creates the store of data that are read from the service again and again. A newer load aborts an
 * older one that is still running; a failed one notifies with the title and keeps the data.
 *
 * A list of the whole admin creates its loader in a module, a component by `useLoaded`.
 */
export function createLoader<T extends object>(initial: T, failedTitle: string) {
  const $state = atom<T & LoadState>({ ...initial, loadedAt: null, busy: false, failed: false });
  const set = (state: Partial<LoadState>, data: Partial<T> = {}) =>
    $state.set({ ...$state.get(), ...data, ...state });
  let latest = new AbortController();

  return {
    /** The data and the state of loading them in one object. */
    $state: $state as ReadableAtom<T & LoadState>,
    /** Changes the data here, without a load: for what was just saved or deleted. */
    patch: (data: Partial<T>) => set({}, data),
    /** Loads and returns whether that succeeded. The data on screen stay until then. */
    async load(
      read: (run: LoadRun<T>) => Promise<Partial<T>>,
      { background = false }: LoadOptions = {},
    ): Promise<boolean> {
      latest.abort();
      latest = new AbortController();
      const { signal } = latest;
      set({ busy: true });
      try {
        const data = await read({
          signal,
          show: (part) => set({ loadedAt: new Date() }, part),
        });
        signal.throwIfAborted();
        set({ loadedAt: new Date(), busy: false, failed: false }, data);
        return true;
      } catch (cause) {
        if (signal.aborted) return false;
        set({ busy: false, failed: true });
        const error = serviceError(cause);
        const isKnown = background || !navigator.onLine;
        if (!isKnown || error.problem !== 'offline') notifyNotLoaded(failedTitle, error);
        return false;
      }
    },
  };
}
