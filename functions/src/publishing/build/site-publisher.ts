import type { BuildRequest } from '#domain/publishing.ts';

/** What the publisher needs to know of the installation. */
export interface PublisherSettings {
  projectId: string;
  storageBucket: string;
  siteUrl: string;
  /** The key of the signature of its report. */
  secret: string;
}

/** What publishing did; it has been reported to `/api/publish-result` by then. */
export type PublishOutcome =
  | {
      ok: true;
      release: string;
      pages: number;
      rendered: number;
      uploaded: number;
      /** Milliseconds of each step. */
      steps: Record<string, number>;
    }
  | { ok: false; problem: string };

/** The module of the publisher, which `npm run deploy` puts beside the functions. */
export interface PublisherModule {
  /** Throws where the report is not accepted. */
  publishRequest(request: BuildRequest, settings: PublisherSettings): Promise<PublishOutcome>;
}

/** Loaded at the first request: no other function needs the publisher or the compiled site. */
export async function loadPublisher(): Promise<PublisherModule> {
  const module: PublisherModule = await import(
    new URL('./publisher/index.js', import.meta.url).href
  );
  return module;
}
