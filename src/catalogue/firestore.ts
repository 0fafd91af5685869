import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The Firestore of the emulator at `FIRESTORE_EMULATOR_HOST`, else that of `GCLOUD_PROJECT`. */
export function database(): Firestore {
  const existing = getApps().find((app) => app.name === 'catalogue');
  const app =
    existing ??
    initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-dealer' }, 'catalogue');
  return getFirestore(app);
}
