export const sellCarCopy = {
  title: 'Sælg din bil',
  description:
    'Få en fair vurdering af din bil. Vi kontakter dig inden for 24 timer og køber alle biltyper i København og på Sjælland.',
  keywords: 'sælg bil, bilvurdering, sælg min bil, København, brugtbil',
  lead: 'Fortæl os om bilen, så giver vi dig en pris. Uden forpligtelser.',
  /** Leads from other pages to the form. */
  worth: { title: 'Hvad er din bil værd?', action: 'Få en vurdering' },
  stepsTitle: 'Hvad sker der så?',
  /** What happens when, in its order. */
  steps: [
    {
      when: 'Med det samme',
      text: 'Vi slår bilen op på nummerpladen og ser, hvad tilsvarende biler er solgt for.',
    },
    {
      when: 'Inden for 24 timer',
      text: 'Vi ringer eller skriver og spørger om det, vi mangler at vide, før du får en pris.',
    },
    {
      when: 'Når det passer dig',
      text: 'Vi ser bilen hos os eller hos dig, og prisen bliver fast. Du bestemmer, om du vil sælge.',
    },
  ],
  benefitsTitle: 'Sådan gør vi',
  benefits: [
    {
      title: 'Fair vurdering',
      text: 'Prisen bygger på bilens stand og på, hvad tilsvarende biler er solgt for.',
    },
    {
      title: 'Kontakt inden for 24 timer',
      text: 'Vi ringer eller skriver senest dagen efter, at du har sendt formularen. Har vi lukket den dag, bliver det den næste, vi har åbent.',
    },
    {
      title: 'Alle biltyper',
      text: 'Personbiler, varebiler og elbiler, også med restgæld eller uden syn.',
    },
  ],
  contact: {
    title: 'Hellere tale med os?',
    text: 'Ring eller skriv, eller kør forbi med bilen.',
    city: 'København',
  },
} as const;
