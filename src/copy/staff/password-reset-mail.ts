/** Words of the mail that Firebase Auth sends in production, as the emulator sends it. */
export const passwordResetMailCopy = {
  sender: 'Forhandler',
  subject: 'Vælg en ny adgangskode',
  text: (email: string, link: string) =>
    `Hej\n\nFølg linket for at vælge en ny adgangskode til ${email}:\n\n${link}\n\nHar du ikke bedt om det, kan du se bort fra denne mail.\n`,
} as const;
