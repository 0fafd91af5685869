import type { HostingConfig } from 'app-emulator/hosting';
import { SourcesOfPages } from '#integrations/page-output/sources-of-pages.ts';
import type { CompiledSite } from '#tools/publisher/compiled-site.ts';
import { filesOf } from '#tools/publisher/state/next-state.ts';
import type { ReleaseState } from '#tools/publisher/state/release-state.ts';
import type { StateStore } from '#tools/publisher/state/state-store.ts';
import {
  type HostingClient,
  PARTIAL_LABEL,
  type ReleaseFile,
} from '#tools/release/hosting/hosting-client.ts';
import {
  gzipped,
  hashOf,
  type Released,
  releaseVersion,
} from '#tools/release/hosting/release-version.ts';
import { servingConfig } from '#tools/release/hosting/serving-config.ts';
import { RELEASE_MANIFEST, type ReleaseManifest } from '#tools/release/release-manifest.ts';
import type { BaseRelease } from './base-release.ts';
import { manifestAssets } from './release-assets.ts';

export interface ReleaseInput {
  base: BaseRelease;
  /** The gzipped bytes of what is new, by their hash. */
  contents: Map<string, Uint8Array>;
  site: CompiledSite;
  client: HostingClient;
  hosting: HostingConfig;
  states: StateStore;
  now: () => Date;
}

/**
 * Releases a state in one switch. It is stored before: the labels of the live version always name a
 * state that exists.
 */
export async function releaseState(state: ReleaseState, input: ReleaseInput): Promise<Released> {
  const { base, contents, site, client, hosting, states } = input;
  const manifest = Buffer.from(JSON.stringify(manifestOf(state, input.now())));
  const zipped = await gzipped(manifest);
  const hash = hashOf(zipped);
  contents.set(hash, zipped);
  const sources = new SourcesOfPages();
  for (const inline of state.inline) sources.add(inline);
  const { release, code, revision } = state;
  return releaseVersion(client, {
    files: withManifest(filesOf(state), hash),
    content: (gzip) => contents.get(gzip),
    config: servingConfig(hosting, site.headerRules(sources.all())),
    labels: {
      release,
      code,
      revision: String(revision),
      ...(state.isPartial && { [PARTIAL_LABEL]: 'true' }),
    },
    message: release,
    base: base.live?.version ?? null,
    beforeSwitch: () => states.save(state, base.state?.release ?? null),
  });
}

function* withManifest(files: Iterable<ReleaseFile>, hash: string): Generator<ReleaseFile> {
  yield* files;
  yield [`/${RELEASE_MANIFEST}`, hash];
}

function manifestOf({ release, vehicles, assets }: ReleaseState, now: Date): ReleaseManifest {
  return { id: release, built_at: now.toISOString(), vehicles, assets: manifestAssets(assets) };
}
