import * as v from 'valibot';

const ConfigSchema = v.object({
  apiKey: v.pipe(v.string(), v.nonEmpty()),
  projectId: v.pipe(v.string(), v.nonEmpty()),
  storageBucket: v.pipe(v.string(), v.nonEmpty()),
  authDomain: v.exactOptional(v.string()),
  appId: v.exactOptional(v.string()),
});
type FirebaseConfig = v.InferOutput<typeof ConfigSchema>;

/** The Firebase project this site was built for; throws where the build did not set it. */
export function firebaseConfig(): FirebaseConfig {
  const text: unknown = import.meta.env['PUBLIC_FIREBASE_CONFIG'];
  if (typeof text !== 'string' || text === '') {
    throw new Error('PUBLIC_FIREBASE_CONFIG was not set when the site was built.');
  }
  return v.parse(ConfigSchema, JSON.parse(text));
}

/** The address of the emulator; null in production. */
export function emulatorUrl(): URL | null {
  const text: unknown = import.meta.env['PUBLIC_EMULATOR_URL'];
  return typeof text === 'string' && text !== '' ? new URL(text) : null;
}
