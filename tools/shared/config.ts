import { resolve } from 'node:path';
import type { Choice } from '../demo/index.ts';
import { UsageError } from './failure.ts';

export const PROJECT_ID = 'demo-dealer';
export const BUCKET = 'demo-dealer.appspot.com';
export const HOST = '127.0.0.1';

/** The project's own folder: sources, rules, firebase.json. */
export const ROOT = resolve(import.meta.dirname, '../..');

export interface LocalConfig {
  /** Site; 0 takes a free port. */
  port: number;
  /** Embedded emulator; 0 takes a free port. */
  emulatorPort: number;
  dataDir: string;
  /** Null: mails are captured. */
  smtpUrl: string | null;
  /** The part of the demo stock to seed; all of it by default. */
  demoStock?: Choice;
}

/** Reads what `npm start` takes from the environment; refuses a port that is none. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): LocalConfig {
  return {
    port: readPort('PORT', env['PORT'], 4321),
    emulatorPort: readPort('EMULATOR_PORT', env['EMULATOR_PORT'], 4322),
    dataDir: resolve(ROOT, env['DATA_DIR'] || '.data'),
    smtpUrl: env['SMTP_URL'] || null,
  };
}

function readPort(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`${name} must be a port between 0 and 65535, not "${text}".`);
  }
  return port;
}
