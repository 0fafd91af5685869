import { dealer } from '#dealer';
import { withoutBadBreaks } from '../format.ts';
import { hoursText } from '../format-time.ts';

/** What the receipt of an inquiry promises, before it is sent. */
export const answerCopy = withoutBadBreaks(
  `Vi svarer inden for ${hoursText(dealer.answers.withinHours)} i åbningstiden.`,
);

/** Copy of the contact section, of /kontakt and of /tak. */
export const contactCopy = {
  section: {
    title: 'Kontakt os',
    lead: `Ring, skriv eller kom forbi. ${answerCopy}`,
    email: 'E-mail',
    phone: 'Telefon',
    route: 'Find vej',
    map: (city: string) => `Kort over vores afdelinger. Find vej til ${city}`,
  },
  page: {
    title: 'Kontakt os',
    description: 'Skriv til os, bed om finansiering eller få et leasingtilbud.',
    keywords: 'kontakt, bilforhandler, finansiering, leasingtilbud',
    lead: 'Skriv, ring eller kom forbi.',
    reach: {
      title: 'Her finder du os',
      lead: `${answerCopy} Haster det, så ring.`,
    },
  },
  thanks: {
    title: 'Tak for din henvendelse!',
    description: 'Din besked er modtaget.',
    keywords: 'tak',
    lead: 'Vi har modtaget din besked og vender tilbage til dig hurtigst muligt.',
    next: 'Imens kan du se, hvad vi har på lager.',
    inventory: 'Se lageret',
    home: 'Til forsiden',
  },
} as const;
