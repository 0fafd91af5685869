import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseConfig } from './config.ts';

let app: FirebaseApp | undefined;

/** The one Firebase app of the page. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(firebaseConfig());
  return app;
}
