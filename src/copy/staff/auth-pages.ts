/** Words of the pages behind a mailed link: choose a new password, confirm an address. */
export const authPagesCopy = {
  language: 'da',
  resetPassword: {
    title: 'Vælg ny adgangskode',
    account: (email: string) => `for ${email}`,
    password: 'Ny adgangskode',
    submit: 'Gem adgangskode',
    done: 'Adgangskoden er ændret. Du kan nu logge ind med den nye.',
  },
  verifyEmail: {
    title: 'Bekræft din e-mailadresse',
    submit: 'Bekræft',
    done: 'Din e-mailadresse er bekræftet.',
  },
  doneTitle: 'Færdig',
  goOn: 'Fortsæt',
  errors: {
    INVALID_OOB_CODE: 'Linket er ugyldigt eller allerede brugt. Bed om et nyt.',
    MISSING_OOB_CODE: 'Linket er ikke helt. Kopiér hele linket fra mailen.',
    EXPIRED_OOB_CODE: 'Linket er udløbet. Bed om et nyt.',
    WEAK_PASSWORD: 'Adgangskoden skal være på mindst 6 tegn.',
    USER_DISABLED: 'Kontoen er lukket.',
  },
};
