/**
 * Words of the mails that Firebase Auth sends in production, as the emulator sends them; those of
 * production are in `tools/production/project/sign-in.json`.
 */
export const authMailCopy = {
  sender: 'Forhandler',
  passwordReset: {
    subject: 'Vælg en ny adgangskode',
    text: (email: string, link: string) =>
      `Hej\n\nFølg linket for at vælge en ny adgangskode til ${email}:\n\n${link}\n\nHar du ikke bedt om det, kan du se bort fra denne mail.\n`,
  },
  verifyEmail: {
    subject: 'Bekræft din e-mailadresse',
    text: (email: string, link: string) =>
      `Hej\n\nFølg linket for at bekræfte, at ${email} er din:\n\n${link}\n\nHar du ikke bedt om det, kan du se bort fra denne mail.\n`,
  },
} as const;
