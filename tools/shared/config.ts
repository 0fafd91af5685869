import { resolve } from 'node:path';
import { UsageError } from './failure.ts';

export const PROJECT_ID = 'demo-dealer';
export const BUCKET = 'demo-dealer.appspot.com';
export const HOST = '127.0.0.1';

/** The folder of this project: sources, rules, firebase.json. */
export const ROOT = resolve(import.meta.dirname, '../..');

export interface LocalConfig {
  /** Port of the site; 0 picks a free one. */
  port: number;
  /** Port of the emulator; 0 picks a free one. */
  emulatorPort: number;
  dataDir: string;
  /** Mails are captured where it is null. */
  smtpUrl: string | null;
}

/** Reads the configuration of `npm start` from the environment; throws a `UsageError` that names an invalid value. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): LocalConfig {
  return {
    port: readPort('PORT', env['PORT'], 4321),
    emulatorPort: readPort('EMULATOR_PORT', env['EMULATOR_PORT'], 4322),
    dataDir: resolve(ROOT, env['DATA_DIR'] || '.data'),
    smtpUrl: env['SMTP_URL'] ? checkSmtpUrl(env['SMTP_URL']) : null,
  };
}

/** The address of a mail server. Throws a `UsageError` for another one, without the password that is in it. */
export function checkSmtpUrl(url: string): string {
  if (/^smtps?:\/\/\S+$/u.test(url)) return url;
  throw new UsageError(
    'SMTP_URL must be smtps://user:password@host:465 of a mail provider, or smtp://….',
  );
}

function readPort(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`${name} must be a port between 0 and 65535, not "${text}".`);
  }
  return port;
}
