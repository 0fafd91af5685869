/** Something that must stand in no public file: its name, and how to find it in a text. */
export interface Secret {
  name: string;
  pattern: RegExp;
}

/** What gives a secret away whatever its value is. */
export const SHAPES: readonly Secret[] = [
  { name: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/u },
  { name: 'a signed token', pattern: /\beyJ[\w-]{8,}\.[\w-]{8,}/u },
  { name: 'a download token', pattern: /firebaseStorageDownloadTokens|[?&]token=[\w-]{8}/u },
  { name: 'a mail server with its password', pattern: /smtps?:\/\/[^\s"']+/u },
  { name: 'the name of a secret', pattern: /SMTP_URL|PUBLISH_WEBHOOK_SECRET|FORM_SECRET/u },
  { name: 'a service account', pattern: /"private_key(?:_id)?"|iam\.gserviceaccount\.com/u },
  { name: 'an address of this machine', pattern: /file:\/\/\/|\/node_modules\//u },
  { name: 'a source map', pattern: /sourceMappingURL=/u },
];

/** A value that must not be found as such. */
export function secretValue(name: string, value: string): Secret {
  return { name, pattern: new RegExp(RegExp.escape(value), 'u') };
}

/** A field of a document that must not be found under its name. */
export function secretField(field: string): Secret {
  return { name: `the field ${field}`, pattern: new RegExp(`\\b${RegExp.escape(field)}\\b`, 'u') };
}

/** Every secret that stands in a text, by name. */
export function leaksIn(text: string, secrets: readonly Secret[]): string[] {
  return secrets.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
