import { readFileSync } from 'node:fs';
import { readHostingConfig } from 'app-emulator/hosting';

/** The `hosting` part of the project's `firebase.json`. */
export const HOSTING_PART = readHostingConfig(JSON.parse(readFileSync('firebase.json', 'utf8')));
