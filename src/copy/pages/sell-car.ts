/** Copy of /sell-car. */
export const sellCarCopy = {
  title: 'Sælg din bil',
  description:
    'Få en fair vurdering af din bil. Vi kontakter dig inden for 24 timer og køber alle biltyper i København og på Sjælland.',
  keywords: 'sælg bil, bilvurdering, sælg min bil, København, brugtbil',
  lead: 'Fortæl os om bilen, så giver vi dig en pris. Uden forpligtelser.',
  benefitsTitle: 'Sådan gør vi',
  benefits: [
    {
      title: 'Fair vurdering',
      text: 'Prisen bygger på bilens stand og på, hvad tilsvarende biler er solgt for.',
    },
    {
      title: 'Kontakt inden for 24 timer',
      text: 'Vi ringer eller skriver senest dagen efter, at du har sendt formularen.',
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
