import { answerCopy } from './contact.ts';

export const shopCopy = {
  title: 'Tilbehørsbutik',
  description:
    'Brugt og nyt biltilbehør: hjul, dæk, måtter, tagbokse og ladekabler. Se pris og stand, og kontakt os.',
  categoryDescription: (category: string) =>
    `${category} til bilen, brugt og nyt og kontrolleret på værkstedet. Se pris og stand, og kontakt os.`,
  keywords: 'biltilbehør, hjul, dæk, fælge, tagboks, ladekabel, reservedele',
  heading: 'Tilbehørsbutik',
  lead: 'Hjul, måtter, tagbokse og andet til bilen. Kontrolleret på værkstedet, med pris og stand.',
  filterLabel: 'Vælg kategori',
  all: 'Alle kategorier',
  count: (count: number) => (count === 1 ? '1 produkt' : `${count} produkter`),
  featured: 'Fremhævet',
  contact: 'Kontakt os',
  priceOnRequest: 'Kontakt for pris',
  empty: 'Ingen tilbehør tilgængelige i den valgte kategori.',
  emptyHelp:
    'Skriv, hvad du leder efter, så kigger vi på hylderne og siger til, når det kommer ind.',
  seeAll: 'Se alt i butikken',
  /** The subject that the message of the contact form then asks about. */
  askAbout: 'tilbehør til min bil',
  inventory: 'Se biler på lager',
  others: 'Andet fra butikken',
  fit: {
    title: 'Passer det til din bil?',
    text: `Skriv mærke, model og årgang, så ser vi efter. ${answerCopy}`,
    write: 'Skriv til os',
    call: (phone: string) => `Ring ${phone}`,
  },
  facts: { category: 'Kategori', condition: 'Stand', brand: 'Mærke', tireSize: 'Dækstørrelse' },
  inquiry: {
    title: (name: string) => `Kontakt os om ${name}`,
    description: (name: string) => `Spørg til ${name} eller aftal afhentning.`,
    back: 'Tilbage til butikken',
    lead: `Spørg, om det passer til din bil, eller aftal afhentning. ${answerCopy}`,
    prefilled: (name: string, price: string) =>
      `Tilbehør: Jeg er interesseret i ${name} (${price}). Kontakt mig gerne.`,
  },
} as const;

export const wheelsCopy = {
  title: 'Hjul og dæk',
  description: 'Brugte hjul og dæk med fælge til mange biler. Se størrelse, stand og pris.',
  keywords: 'hjul, dæk, fælge, vinterhjul, sommerhjul, helårsdæk',
  heading: 'Hjul og dæk',
  lead: 'Komplette hjulsæt, som vi har målt, afbalanceret og fotograferet.',
  listHeading: 'Hjul på lager',
  fit: 'Størrelsen står på siden af dine dæk. Er du i tvivl, så skriv, hvilken bil du har.',
  empty: 'Ingen hjul tilgængelige i øjeblikket.',
  askAbout: 'hjul til min bil',
  sell: {
    heading: 'Har du hjul, du vil sælge?',
    text: 'Vi køber pæne hjulsæt kontant. Send os mærke, størrelse og mønsterdybde, så vender vi tilbage med et bud.',
    action: 'Kontakt os',
    /** What the message of the contact form offers. */
    subject: 'hjul',
  },
} as const;
