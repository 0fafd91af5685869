/** Words about inquiries that the dashboard needs, too: the rest is loaded with their list. */
export const inquiryNoticeCopy = {
  answerBy: (until: string) => `Svar senest ${until}`,
  overdue: (hours: number) => (hours < 1 ? 'Over løftet' : `${hours} t over løftet`),
  unexpectedAnswer: 'Serveren svarede noget uventet.',
  refusals: {
    sign_in: 'Du er ikke logget ind.',
    not_staff: 'Du har ikke adgang.',
    not_found: 'Henvendelsen findes ikke længere.',
    invalid: 'Serveren kunne ikke læse forespørgslen.',
    server: 'Der opstod en fejl på serveren.',
  },
} as const;
