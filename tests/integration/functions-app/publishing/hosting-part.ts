import { readFileSync } from 'node:fs';
import { readHostingConfig } from '#emulator/hosting/index.ts';

/** The `hosting` part of the project's `firebase.json`. */
export const HOSTING_PART = readHostingConfig(JSON.parse(readFileSync('firebase.json', 'utf8')));
