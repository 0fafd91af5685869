import { visitorMailCopy as copy } from '#copy/inquiries/visitor-mail.ts';
import { dealer } from '#dealer';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import type { Part } from './mail-parts.ts';

const LONGEST_NAME = 40;

/**
 * What a mail begins and ends with that our programs send to a visitor, and its headers. The address may be
 * that of a stranger, and programs must not answer it (RFC 3834).
 */
export function receiptFrame(
  { name, email }: Pick<Inquiry, 'name' | 'email'>,
  deps: { from: string; to: string },
) {
  const { signedBy } = dealer.answers;
  const person = dealer.staff.find(({ id }) => id === signedBy) ?? dealer.staff[0];
  const hello: Part = { text: copy.hello(firstName(name)) };
  const end: Part[] = [
    { text: `${copy.greeting}\n${person.name}\n${person.position}, ${dealer.name}` },
    { text: copy.reach(person.phone) },
  ];
  return {
    from: { name: `${person.name}, ${dealer.name}`, address: addressOf(deps.from) },
    to: { name: '', address: email },
    replyTo: { name: dealer.name, address: deps.to },
    headers: { 'Auto-Submitted': 'auto-replied' },
    parts: { hello, end },
  };
}

/** The address of `Name <address>`. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/u.exec(mailbox)?.[1] ?? mailbox;
}

/** The first name; empty where it looks like something else than a name. */
function firstName(name: string): string {
  const first = name.split(/\s/u)[0] ?? '';
  return first.length > LONGEST_NAME || !/^[\p{L}\p{M}'’-]+$/u.test(first) ? '' : first;
}
