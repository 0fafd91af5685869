/** Words of the local page that shows captured mails. */
export const capturedMailsCopy = {
  title: (count: number) => `Opfangede mails (${count})`,
  heading: 'Opfangede mails',
  note: 'Lokalt sendes ingen mails ud af maskinen. De nyeste står øverst.',
  empty: 'Ingen mails endnu. Send en forespørgsel fra en bilside, så står den her.',
  noSubject: '(uden emne)',
  received: 'Modtaget',
  from: 'Fra',
  to: 'Til',
  replyTo: 'Svar til',
  answer: 'Svar som kunden',
  send: 'Send svar',
  answered: 'Svaret er sendt. Det står nu i tråden under Henvendelser.',
  notAnswered: 'Svaret blev afvist.',
} as const;
