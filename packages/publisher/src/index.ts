import './astro/locals.ts';

export { describeError } from './compile/describe-error.ts';
export type { Content, ContentSource } from './content.ts';
export {
  HostingApiError,
  type HostingClient,
  type LiveVersion,
  openHostingClient,
} from './hosting/hosting-client.ts';
export {
  type HeaderRule,
  type HostingConfig,
  readHostingConfig,
} from './hosting/hosting-config.ts';
export { gzipped, hashOf } from './hosting/release-version.ts';
export { rollBack } from './hosting/roll-back.ts';
export { servingConfig } from './hosting/serving-config.ts';
export type { InlineSources, Page, Render, RenderedPage } from './page.ts';
export type { Problem } from './problem.ts';
export type { PublishRequest } from './publish-request.ts';
export type { PublishDetails, PublishResult } from './publish-revision.ts';
export { createPublisher, type Publisher } from './publisher.ts';
export type { PublisherOptions } from './publisher-options.ts';
export { LiveSiteError, waitUntilLive } from './release/live-site.ts';
export { STORED_RELEASES } from './release/release-assets.ts';
export { RELEASE_MANIFEST, readReleaseManifest } from './release/release-manifest.ts';
export { writeSite } from './release/write-site.ts';
export {
  type CompiledSite,
  RENDERER_MODULE,
  type RendererModule,
  type SourcesOf,
  STATIC_FILES,
} from './renderer/compiled-site.ts';
export { loadRenderer, loadSite } from './renderer/load-site.ts';
export type { DriftedPage } from './state/next-state.ts';
export { decodeState, encodeState, type ReleaseState } from './state/release-state.ts';
export type { StateStore } from './state/state-store.ts';
export type { Steps } from './stopwatch.ts';
