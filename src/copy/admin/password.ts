/** Copy of the page behind a mailed link: a new password, or something to confirm. */
export const passwordCopy = {
  heading: 'Vælg adgangskode',
  account: (email: string) => `Til ${email}`,
  password: 'Ny adgangskode',
  hint: (length: number) => `Mindst ${length} tegn. Flere ord efter hinanden er nemme at huske.`,
  show: 'Vis adgangskoden',
  tooShort: (length: number) => `Adgangskoden skal være mindst ${length} tegn.`,
  submit: 'Gem adgangskode',
  done: 'Adgangskoden er gemt. Log ind med den.',
  checking: 'Kontrollerer linket…',
  problemHeading: 'Linket kan ikke bruges',
  problems: {
    used: 'Linket er allerede brugt, eller der er bedt om et nyere. Brug det nyeste, eller bed om et nyt under “Glemt adgangskode?”.',
    expired: 'Linket er udløbet. Bed om et nyt under “Glemt adgangskode?”.',
    disabled: 'Kontoen er lukket. Spørg din leder.',
    weak: 'Adgangskoden er for let at gætte. Vælg en længere.',
  },
  toSignIn: 'Til log ind',
  failed: 'Adgangskoden blev ikke gemt',
  confirm: 'Bekræft',
  confirmed: 'Det er bekræftet.',
  confirmFailed: 'Det blev ikke bekræftet',
} as const;
