/** Words of the second factor: an authenticator app on the phone of a member of staff. */
export const secondFactorCopy = {
  heading: 'Totrinsbekræftelse',
  what: 'Når du logger ind, skriver du også en kode fra en app på din telefon. Så er en adgangskode alene ikke nok.',
  demandedHeading: 'Slå totrinsbekræftelse til',
  demanded: 'Din rolle kræver en kode fra en app på telefonen. Det tager et par minutter.',
  off: 'Slået fra',
  on: (name: string, since: string) => `Slået til med ${name} siden ${since}`,
  start: 'Slå til',
  remove: 'Slå fra',
  code: 'Kode fra appen',
  codeHint: '6 cifre, som skifter hvert halve minut',
  codeMissing: 'Skriv de 6 cifre fra appen.',
  password: 'Din adgangskode',
  passwordWhy: 'Bekræft først, at det er dig.',
  goOn: 'Fortsæt',
  signIn: {
    heading: 'Skriv koden',
    body: (app: string) => `Åbn appen på din telefon (${app}), og skriv den kode, den viser.`,
    submit: 'Log ind',
    busy: 'Logger ind…',
    back: 'Tilbage',
    lost: 'Har du ikke telefonen? Bed en ejer om at fjerne den under Medarbejdere.',
  },
  add: {
    scan: 'Scan koden med en app som Google Authenticator, Microsoft Authenticator eller 1Password.',
    qrLabel: 'QR-kode til appen',
    byHand: 'Kan du ikke scanne, så skriv denne nøgle i appen:',
    name: 'Navn på enheden',
    nameHint: 'Så du kan kende den igen',
    nameDefault: 'Min telefon',
    submit: 'Slå til',
    done: 'Totrinsbekræftelse er slået til',
    doneBody: 'Næste gang du logger ind, skal du bruge en ny kode fra appen.',
    failed: 'Totrinsbekræftelse blev ikke slået til',
  },
  removal: {
    body: 'Herefter er adgangskoden alene nok til at logge ind.',
    done: 'Totrinsbekræftelse er slået fra',
    failed: 'Totrinsbekræftelse blev ikke slået fra',
  },
  unverified: {
    body: (email: string) =>
      `Bekræft først din e-mailadresse. Vi sender et link til ${email}; følg det, og kom tilbage hertil.`,
    send: 'Send link',
    confirmed: 'Jeg har fulgt linket',
    sent: 'Mail sendt',
    failed: 'Mailen kunne ikke sendes',
  },
  problems: {
    wrong_code: 'Koden passer ikke. Vent på den næste i appen, og prøv igen.',
    wrong_password: 'Adgangskoden er forkert.',
    expired: 'Det tog for lang tid. Begynd forfra.',
    too_many: 'For mange forkerte forsøg. Vent et kvarter.',
  },
} as const;

export const ownAccountCopy = {
  email: 'E-mail',
  role: 'Rolle',
} as const;
