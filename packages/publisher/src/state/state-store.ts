import type { ReleaseState } from './release-state.ts';

/** The states of the last releases, by the id of the release. */
export interface StateStore {
  /** Null where there is none that can be trusted. */
  load(release: string): Promise<ReleaseState | null>;
  /**
   * Stores a state so that it outlives the process and, in production, the machine. The state of
   * the release `live` stays, since the new one may never take its place.
   */
  save(state: ReleaseState, live: string | null): Promise<void>;
  /** Deletes the states of all but the newest releases. */
  keep(count: number): Promise<void>;
}
