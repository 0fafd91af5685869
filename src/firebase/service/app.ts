import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseConfig } from './config.ts';

let app: FirebaseApp | undefined;

/** The Firebase app, created on first use. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(firebaseConfig());
  return app;
}
