import * as v from 'valibot';
import { dealer } from '#dealer';
import { UsageError } from '../shared/failure.ts';
import { dealerProblems } from './dealer-problems.ts';

const origin = v.pipe(
  v.string(),
  v.url(),
  v.startsWith('https://'),
  v.transform((url) => url.replace(/\/+$/u, '')),
);

/** An https address without a path: it is a source of a policy, and pages put paths after it. */
const ORIGIN = /^https:\/\/[a-z0-9.-]+$/u;

const WebConfigSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ storageBucket: v.pipe(v.string(), v.nonEmpty()) }),
);

/** The environment of a build for production; `docs/production.md` says where each value comes from. */
const SettingsSchema = v.object({
  GCLOUD_PROJECT: v.pipe(v.string(), v.regex(/^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/u)),
  SITE_URL: origin,
  /** Origin of the site that holds images and documents; the build reads it from the environment. */
  PUBLIC_MEDIA_URL: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(ORIGIN))])),
  /** The web app's configuration, JSON: `apiKey`, `projectId`, `storageBucket`, `authDomain`. */
  PUBLIC_FIREBASE_CONFIG: v.pipe(
    v.string(),
    v.check((config) => v.is(WebConfigSchema, config)),
  ),
});

export interface ProductionSettings {
  projectId: string;
  siteUrl: string;
  firebaseConfig: string;
  storageBucket: string;
}

/** Reads the settings; throws a `UsageError` that names every missing or invalid one. */
export function readProductionSettings(env: NodeJS.ProcessEnv = process.env): ProductionSettings {
  const result = v.safeParse(SettingsSchema, env);
  if (!result.success) {
    const names = result.issues.map((issue) => String(issue.path?.[0]?.key));
    throw new UsageError(
      `Missing or invalid: ${[...new Set(names)].join(', ')}. See docs/production.md.`,
    );
  }
  const { GCLOUD_PROJECT, SITE_URL, PUBLIC_FIREBASE_CONFIG } = result.output;
  return {
    projectId: GCLOUD_PROJECT,
    siteUrl: SITE_URL,
    firebaseConfig: PUBLIC_FIREBASE_CONFIG,
    storageBucket: v.parse(WebConfigSchema, PUBLIC_FIREBASE_CONFIG).storageBucket,
  };
}

/** The web app's API key, which is public; null where the environment has no configuration. */
export function readApiKey(env: NodeJS.ProcessEnv = process.env): string | null {
  const KeySchema = v.pipe(v.string(), v.parseJson(), v.object({ apiKey: v.string() }));
  const result = v.safeParse(KeySchema, env['PUBLIC_FIREBASE_CONFIG']);
  return result.success ? result.output.apiKey : null;
}

/** Throws where `src/dealer.ts` describes the invented dealer, which must never be published, or is wrong. */
export function refuseUnfitDealer(): void {
  if (dealer.invented) {
    throw new UsageError(
      'src/dealer.ts still describes the invented dealer. Write your own facts there and set "invented" to false.',
    );
  }
  const problems = dealerProblems(dealer);
  if (problems.length > 0) {
    throw new UsageError(`src/dealer.ts:\n  ${problems.join('\n  ')}`);
  }
}
