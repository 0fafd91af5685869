import * as v from 'valibot';
import { dealer } from '#dealer';
import { UsageError } from '../shared/failure.ts';

const origin = v.pipe(
  v.string(),
  v.url(),
  v.startsWith('https://'),
  v.transform((url) => url.replace(/\/+$/u, '')),
);

/** What a build for production must be told; `docs/production.md` says where each comes from. */
const SettingsSchema = v.object({
  GCLOUD_PROJECT: v.pipe(v.string(), v.regex(/^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/u)),
  SITE_URL: origin,
  /** The web app's configuration, JSON: `apiKey`, `projectId`, `storageBucket`, `authDomain`. */
  PUBLIC_FIREBASE_CONFIG: v.pipe(v.string(), v.check(isJsonObject)),
});

export interface ProductionSettings {
  projectId: string;
  siteUrl: string;
  firebaseConfig: string;
}

/** Reads the settings; names every one that is missing or wrong. */
export function readProductionSettings(env: NodeJS.ProcessEnv = process.env): ProductionSettings {
  const result = v.safeParse(SettingsSchema, env);
  if (!result.success) {
    const names = result.issues.map((issue) => String(issue.path?.[0]?.key));
    throw new UsageError(
      `Not set, or not usable: ${[...new Set(names)].join(', ')}. See docs/production.md.`,
    );
  }
  const { GCLOUD_PROJECT, SITE_URL, PUBLIC_FIREBASE_CONFIG } = result.output;
  return {
    projectId: GCLOUD_PROJECT,
    siteUrl: SITE_URL,
    firebaseConfig: PUBLIC_FIREBASE_CONFIG,
  };
}

/** The demo dealer must never stand on the internet as if it existed. */
export function refuseInventedDealer(): void {
  if (dealer.invented) {
    throw new UsageError(
      'src/dealer.ts still describes the invented dealer. Write down your own facts there and set "invented" to false.',
    );
  }
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
