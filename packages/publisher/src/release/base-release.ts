import type { LiveVersion } from '../hosting/hosting-client.ts';
import type { PublisherOptions } from '../publisher-options.ts';
import { keptFiles, onlyKept } from '../state/next-state.ts';
import type { ReleaseState } from '../state/release-state.ts';
import { readLiveManifest } from './live-site.ts';
import { assetsAmong } from './release-assets.ts';

/** What a process remembers of the release that it made last. */
export interface LastRelease {
  state: ReleaseState;
  /** The data of each page, by path; null where nothing will be compared with it. */
  data: ReadonlyMap<string, unknown> | null;
}

/** The live release, which the next one is compared with. */
export interface BaseRelease {
  live: LiveVersion | null;
  /** Null where nothing is live or its state cannot be trusted: then everything is rendered. */
  state: ReleaseState | null;
  /** Null where another process made the release. */
  data: ReadonlyMap<string, unknown> | null;
  /** Id of the live release; undefined where there is none. */
  id: string | undefined;
  items: number;
  assets: ReleaseState['assets'];
  /** Its files that the next one keeps, with their gzip hashes. */
  kept: ReadonlyMap<string, string>;
  isOtherCode: boolean;
}

type BaseSources = Pick<PublisherOptions, 'client' | 'states' | 'siteUrl' | 'site' | 'kept'>;

/** Finds the live version, whose labels name the code and the release, and so the state. */
export async function readBaseRelease(
  { client, states, siteUrl, site: { code }, kept: isKept }: BaseSources,
  last: LastRelease | null,
): Promise<BaseRelease> {
  const live = await client.live();
  const id = live?.labels['release'];
  const isOtherCode = live !== null && live.labels['code'] !== code;
  const trusted = id !== undefined && !isOtherCode;
  const own = trusted && last?.state.release === id ? last : null;
  const state = own?.state ?? (trusted ? await states.load(id) : null);
  if (state !== null && state.code === code) {
    const { items, assets } = state;
    const kept = keptFiles(state, isKept);
    return { live, state, data: own?.data ?? null, id, items, assets, kept, isOtherCode };
  }
  const manifest = live === null ? null : await readLiveManifest(siteUrl);
  const files = live && manifest ? await client.files(live.version) : new Map<string, string>();
  return {
    live,
    state: null,
    data: null,
    id: manifest?.id ?? id,
    items: manifest?.items ?? 0,
    assets: assetsAmong(files, manifest),
    kept: onlyKept(files, isKept),
    isOtherCode,
  };
}
