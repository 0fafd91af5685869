import { BUCKET, PROJECT_ID } from '#tools/shared/config.ts';
import { emulatorEnv } from '#tools/shared/emulator-env.ts';

/** The environment of a local build: where its data is, and what its admin page connects to. */
export function buildEnvironment(urls: {
  siteUrl: string;
  emulatorUrl: string;
}): Record<string, string> {
  return {
    ...emulatorEnv(urls.emulatorUrl),
    SITE_URL: urls.siteUrl,
    PUBLIC_FIREBASE_CONFIG: JSON.stringify({
      apiKey: 'demo-key',
      projectId: PROJECT_ID,
      storageBucket: BUCKET,
      authDomain: `${PROJECT_ID}.firebaseapp.com`,
    }),
    PUBLIC_EMULATOR_URL: urls.emulatorUrl,
    NODE_ENV: 'production',
  };
}
