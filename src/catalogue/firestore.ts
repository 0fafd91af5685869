import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The database the environment names: `FIRESTORE_EMULATOR_HOST`, else the project's own. */
export function database(): Firestore {
  const existing = getApps().find((app) => app.name === 'catalogue');
  const app =
    existing ??
    initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-dealer' }, 'catalogue');
  return getFirestore(app);
}
