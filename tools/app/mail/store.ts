import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '#tools/shared/atomic-file.ts';

/** A captured mail, parsed. */
export interface CapturedMail {
  id: string;
  received_at: string;
  /** Recipients of the SMTP envelope, which decide where a mail goes; its headers do not. */
  recipients: string[];
  message_id: string;
  from: string;
  to: string;
  reply_to: string;
  subject: string;
  text: string;
  html: string;
  headers: { key: string; value: string }[];
}

interface StoredMail {
  received_at: string;
  recipients: string[];
  /** The mail as it was received, in base64. */
  raw: string;
}

export interface MailStore {
  /** Stores a mail; resolves when it is on disk. */
  add(recipients: string[], raw: Buffer): Promise<void>;
  /** All mails, newest first. */
  list(): Promise<CapturedMail[]>;
}

/** Stores captured mails in a folder, one file each. */
export function openMailStore(folder: string): MailStore {
  mkdirSync(folder, { recursive: true });
  return {
    async add(recipients, raw) {
      const received_at = new Date().toISOString();
      const name = `${received_at.replace(/[:.]/gu, '-')}-${randomUUID().slice(0, 8)}.json`;
      const mail: StoredMail = { received_at, recipients, raw: raw.toString('base64') };
      writeFileAtomically(join(folder, name), JSON.stringify(mail));
    },
    async list() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      names.sort().reverse();
      return Promise.all(names.map((name) => readMail(folder, name)));
    },
  };
}

async function readMail(folder: string, name: string): Promise<CapturedMail> {
  const stored = JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail;
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(Buffer.from(stored.raw, 'base64'));
  return {
    id: name.replace(/\.json$/u, ''),
    received_at: stored.received_at,
    recipients: stored.recipients,
    message_id: mail.messageId ?? '',
    from: addresses(mail.from ? [mail.from] : []),
    to: addresses(mail.to ?? []),
    reply_to: addresses(mail.replyTo ?? []),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
  };
}

function addresses(list: { name?: string | undefined; address?: string | undefined }[]): string {
  return list
    .map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? '')))
    .join(', ');
}
