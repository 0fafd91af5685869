/** The first steps of a member of staff, on the dashboard until they are done. */
export const firstStepsCopy = {
  heading: (done: number, all: number) => `Kom godt i gang · ${done} af ${all}`,
  hide: 'Skjul trinene',
  more: (count: number) => (count === 1 ? 'Og 1 trin mere.' : `Og ${count} trin mere.`),
  practiceFailed: 'Øvebilen kunne ikke oprettes',
  practiceVehicle: { make: 'Øvebil', model: 'Prøv alt af' },
  steps: {
    practice: {
      title: 'Prøv formularen på en øvebil',
      hint: 'Kun du ser den, og den kommer aldrig på siden. Skriv, gem og læg billeder op.',
      action: 'Åbn øvebilen',
    },
    facts: {
      title: 'Giv webmaster jeres navn, adresse og åbningstider',
      hint: 'De skrives i src/dealer.ts. Siden kan ikke lægges ud, før de er jeres egne.',
      action: null,
    },
    factor: {
      title: 'Slå totrinsbekræftelse til',
      hint: 'Så er en adgangskode alene ikke nok til at komme ind.',
      action: 'Min konto',
    },
    invite: {
      title: 'Invitér en kollega',
      hint: 'Som sælger eller fotograf. Kollegaen får en mail med et link.',
      action: 'Invitér',
    },
    import: {
      title: 'Tag lageret med fra det gamle system',
      hint: 'Excel eller CSV, som systemet giver den. Intet gemmes, før du har set det.',
      action: 'Importér',
    },
    car: {
      title: 'Opret en bil med nummerpladen',
      hint: 'Nummerpladen udfylder det, køretøjsregistret ved.',
      action: 'Ny bil',
    },
    images: {
      title: 'Læg de første billeder op',
      hint: 'Biler uden billeder har et kamera i listen.',
      action: 'Vis bilerne',
    },
    signs: {
      title: 'Udskriv et prisskilt',
      hint: 'Knappen Prisskilte står over listen. Skifter prisen, siger I dag til.',
      action: 'Vis bilerne',
    },
  },
} as const;
