/** Something that no public file may contain. */
export interface Secret {
  name: string;
  pattern: RegExp;
}

/** Patterns of secrets whose values are not known. */
export const SECRET_PATTERNS: readonly Secret[] = [
  { name: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/u },
  { name: 'a signed token', pattern: /\beyJ[\w-]{8,}\.[\w-]{8,}/u },
  { name: 'a download token', pattern: /firebaseStorageDownloadTokens|[?&]token=[\w-]{8}/u },
  { name: 'a mail server with its password', pattern: /smtps?:\/\/[^\s"']+/u },
  { name: 'the name of a secret', pattern: /SMTP_URL|PUBLISH_WEBHOOK_SECRET|FORM_SECRET/u },
  { name: 'a service account', pattern: /"private_key(?:_id)?"|iam\.gserviceaccount\.com/u },
  { name: 'an address of this machine', pattern: /file:\/\/\/|\/node_modules\//u },
  { name: 'a source map', pattern: /sourceMappingURL=/u },
];

/** A known value as a secret. */
export function secretValue(name: string, value: string): Secret {
  return { name, pattern: new RegExp(RegExp.escape(value), 'u') };
}

/** The name of a document's field as a secret. */
export function secretField(field: string): Secret {
  return { name: `the field ${field}`, pattern: new RegExp(`\\b${RegExp.escape(field)}\\b`, 'u') };
}

/** The names of the secrets that a text contains. */
export function leaksIn(text: string, secrets: readonly Secret[]): string[] {
  return secrets.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
