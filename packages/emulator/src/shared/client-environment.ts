export interface EnvironmentTarget {
  projectId: string;
  bucket: string;
  /** Origin of the emulator: `http://127.0.0.1:4322`. */
  emulatorUrl: string;
}

/** The variables that direct the server SDKs to the emulator. */
export function clientEnvironment(target: EnvironmentTarget): Record<string, string> {
  const { projectId, bucket, emulatorUrl } = target;
  const host = new URL(emulatorUrl).host;
  return {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucket }),
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    CLOUD_TASKS_EMULATOR_HOST: host,
    // There is no metadata server; looking for one takes seconds.
    METADATA_SERVER_DETECTION: 'none',
  };
}
