import type { LocalSecrets } from './secrets.ts';

/** Parameters that may be set from outside, for a test or a trial with other limits. */
const PASSED_ON = [
  'CONTACT_RECIPIENT',
  'MAIL_FROM',
  'RETENTION_DAYS',
  'INQUIRIES_PER_HOUR',
  'QUIET_SECONDS',
];

export interface FunctionsSurroundings {
  siteUrl: string;
  smtpUrl: string;
  secrets: LocalSecrets;
}

/** The parameters and secrets the functions run with under `npm start`. */
export function functionsEnvironment(
  { siteUrl, smtpUrl, secrets }: FunctionsSurroundings,
  env: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const passedOn = PASSED_ON.flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  return {
    SMTP_URL: smtpUrl,
    FORM_SECRET: secrets.forms,
    PUBLIC_URL: siteUrl,
    PUBLISH_WEBHOOK_URL: `${siteUrl}/__local/publish`,
    PUBLISH_WEBHOOK_KIND: 'signed',
    PUBLISH_WEBHOOK_SECRET: secrets.publishing,
    // Every secret must have a value; this one is for the other kind of webhook.
    PUBLISH_GITHUB_TOKEN: 'none',
    QUIET_SECONDS: '2',
    // Hosting is the one proxy in front of the functions here.
    TRUSTED_PROXY_HOPS: '1',
    ...Object.fromEntries(passedOn),
  };
}
