import { PARTIAL_LABEL } from '../hosting/hosting-client.ts';
import { gzipped, hashOf, type Released, releaseVersion } from '../hosting/release-version.ts';
import { servingConfig } from '../hosting/serving-config.ts';
import { sourcesOf } from '../pages/inline-sources.ts';
import type { PublisherOptions } from '../publisher-options.ts';
import { filesOf } from '../state/next-state.ts';
import type { ReleaseState } from '../state/release-state.ts';
import type { BaseRelease } from './base-release.ts';
import { manifestAssets } from './release-assets.ts';
import { RELEASE_MANIFEST, type ReleaseManifest } from './release-manifest.ts';

export interface ReleaseInput
  extends Pick<PublisherOptions, 'site' | 'client' | 'hosting' | 'states' | 'now'> {
  base: BaseRelease;
  /** The gzipped bytes of what is new, by their hash. */
  contents: Map<string, Uint8Array>;
}

/**
 * Releases a state in one switch. The state is stored first: the labels of the live version always
 * name a state that exists.
 */
export async function releaseState(state: ReleaseState, input: ReleaseInput): Promise<Released> {
  const { base, contents, site, client, hosting, states } = input;
  const manifest = Buffer.from(JSON.stringify(manifestOf(state, input.now())));
  const zipped = await gzipped(manifest);
  const hash = hashOf(zipped);
  contents.set(hash, zipped);
  const { release, code, revision } = state;
  return releaseVersion(client, {
    files: [...filesOf(state), [`/${RELEASE_MANIFEST}`, hash]],
    content: (gzip) => contents.get(gzip),
    config: servingConfig(hosting, await site.headerRules(sourcesOf(state))),
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

function manifestOf({ release, items, assets }: ReleaseState, now: Date): ReleaseManifest {
  return { id: release, built_at: now.toISOString(), items, assets: manifestAssets(assets) };
}
