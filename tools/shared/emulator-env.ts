import { PROJECT_ID } from './config.ts';

/** The environment that makes every Firebase SDK of a process use the emulator. */
export function emulatorEnv(emulatorUrl: string): Record<string, string> {
  const { host } = new URL(emulatorUrl);
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    GOOGLE_CLOUD_PROJECT: PROJECT_ID,
    // Keeps the SDKs from asking the network whether they run on Google Cloud.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: `http://${host}`,
    CLOUD_TASKS_EMULATOR_HOST: host,
  };
}
