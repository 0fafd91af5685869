/** Copy of the pages with a form that functions answer to visitors without JavaScript. */
export const inquiryPageCopy = {
  description: 'Skriv til os om en bil.',
  keywords: 'kontakt, forespørgsel, fremvisning, brugtbil',
  back: (vehicle: string) => `Tilbage til ${vehicle}`,
  /** Stored as the make of a vehicle that has been deleted. */
  unknownVehicle: 'Ukendt bil',
} as const;

/** Copy of the page that shows a posted form again, by what went wrong. */
export const problemPageCopy = {
  invalid: {
    title: 'Der mangler noget',
    intro: 'Beskeden er ikke sendt endnu. Ret felterne herunder, og send igen.',
  },
  busy: {
    title: 'Prøv igen om lidt',
    intro:
      'Vi har modtaget mange henvendelser på kort tid. Prøv igen om en time, eller ring til os.',
  },
  taken: {
    title: 'Tiden er lige blevet taget',
    intro: 'Vælg en af de tider, der stadig er ledige. Resten af det, du skrev, står her endnu.',
  },
  reserved: {
    title: 'Bilen er ikke ledig lige nu',
    intro:
      'Den er blevet reserveret eller solgt. På bilens side kan du bede om besked, hvis den bliver ledig igen.',
  },
  failed: {
    title: 'Beskeden blev ikke sendt',
    intro: 'Der opstod en fejl. Prøv venligst igen.',
  },
  submit: 'Send',
} as const;
