import { join } from 'node:path';
import type { LocalSecrets } from '../secrets.ts';

/** The domain of the addresses that invented visitors answer to. */
export const INBOUND_DOMAIN = 'svar.nordvang-biler.example';

/** Parameters that the environment of `npm start` may override, for tests and trials. */
const OVERRIDABLE = [
  'CONTACT_RECIPIENT',
  'WEBMASTER_EMAIL',
  'MAIL_FROM',
  'INQUIRIES_PER_HOUR',
  'QUIET_SECONDS',
  'REGISTER_KEY',
  'REGISTER_URL',
];

export interface FunctionsEnvironmentOptions {
  siteUrl: string;
  smtpUrl: string;
  secrets: LocalSecrets;
  /** Folder of the built functions. */
  directory: string;
  /** Folder that the site is compiled into. */
  renderer: string;
}

/** The parameters and secrets of the functions under `npm start`. */
export function functionsEnvironment(
  { siteUrl, smtpUrl, secrets, directory, renderer }: FunctionsEnvironmentOptions,
  env: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const overrides = OVERRIDABLE.flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  return {
    SMTP_URL: smtpUrl,
    FORM_SECRET: secrets.forms,
    PUBLIC_URL: siteUrl,
    PUBLISH_WEBHOOK_URL: `${siteUrl}/__local/publish`,
    PUBLISH_WEBHOOK_SECRET: secrets.publishing,
    // Answers are written on the page of captured mails.
    INBOUND_DOMAIN,
    INBOUND_KEY: secrets.publishing,
    REGISTER_KEY: 'demo',
    REGISTER_URL: `${siteUrl}/__local/register`,
    SITE_RENDERER: renderer,
    // Enough for one save that writes several documents, whose events come within milliseconds.
    QUIET_SECONDS: '0.02',
    // Hosting, and what stands before every function, as in production.
    TRUSTED_PROXY_HOPS: '2',
    // The compile cache of a build is stored beside it and is deleted with it.
    NODE_COMPILE_CACHE: join(directory, 'compile-cache'),
    ...Object.fromEntries(overrides),
  };
}
