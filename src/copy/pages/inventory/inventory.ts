import { vehiclesText } from '#copy/format.ts';

const AVAILABLE = 'Køretøjer Tilgængelige';

export const inventoryCopy = {
  title: 'Brugte biler på lager',
  makeTitle: (make: string) => `${make} på lager`,
  description:
    'Se alle biler på lager: benzin, diesel, hybrid og el, til køb eller FlexLeasing. Filtrér efter mærke, og book en fremvisning.',
  /** Of a make, a model, a fuel or a body. */
  partDescription: (title: string, count: number) =>
    `${title}: ${vehiclesText(count)} til køb eller FlexLeasing. Se billeder, udstyr, stand og pris, og book en fremvisning.`,
  /** The vehicles of one fuel or body. */
  plurals: {
    ...{ benzin: 'Benzinbiler', diesel: 'Dieselbiler', electric: 'Elbiler', hybrid: 'Hybridbiler' },
    ...{ hatchback: 'Hatchbacks', sedan: 'Sedaner', estate: 'Stationcars', suv: 'SUV’er' },
    ...{ mpv: 'MPV’er', coupe: 'Coupéer', convertible: 'Cabrioleter', van: 'Varebiler' },
    pickup: 'Pickupper',
  } as Readonly<Record<string, string>>,
  keywords: 'brugte biler, biler på lager, brugtbil, elbil, FlexLeasing, bilforhandler',
  breadcrumb: 'Lager',
  hero: 'Vores Lager',
  heroLead: 'Gennemgåede biler med fast pris, klar til fremvisning.',
  /** Heading above the list. */
  count: (count: number) => `${count} ${AVAILABLE}`,
  /** While the number is not known. */
  uncounted: AVAILABLE,
  allMakes: 'Alle mærker',
  /** Parts of the counted vehicles, by status. */
  statuses: ({ available, reserved, sold }: Record<'available' | 'reserved' | 'sold', number>) =>
    [
      ...(available > 0 ? [`${available} til salg`] : []),
      ...(reserved > 0 ? [`${reserved} reserveret`] : []),
      ...(sold > 0 ? [`${sold} solgt`] : []),
    ].join(', '),
  empty: (make: string | null) =>
    make === null ? 'Ingen køretøjer tilgængelige' : `Ingen køretøjer tilgængelige for ${make}`,
  emptyHelp: 'Skriv, hvad du leder efter, så siger vi til.',
  ask: 'Skriv til os',
  /** The subject that the message of the contact form then asks about. */
  askAbout: 'en bil',
  /** Shown while the list of another make is loading. */
  loading: 'Loading vehicles...',
  showMore: 'Vis flere',
  shown: (shown: number, total: number) => `Viser ${shown} af ${total}`,
} as const;

/** Copy of the sentences about the vehicles for sale of a make, a model, a fuel or a body. */
export const listSummaryCopy = {
  forSale: (count: number, name: string, span: string | null) =>
    span === null
      ? `Lige nu har vi ${count} ${name} til salg.`
      : `Lige nu har vi ${count} ${name} til salg${span}`,
  /** Ends with `kr.`, so that no full stop follows. */
  price: (price: string) => ` til ${price}`,
  prices: (low: string, high: string) => `, fra ${low} til ${high}`,
  only: (year: number) => `Den er fra ${year}.`,
  youngest: (name: string, year: number) => `Den yngste er en ${name} fra ${year}.`,
  /** Of a fuel or a body with one car. */
  one: 'bil her',
  related: 'Se også',
} as const;

export const filterCopy = {
  toggle: 'Filter søgning',
  reset: 'SE HELE LAGERLISTEN',
  makes: 'Søg efter mærke',
  sellCar: 'Sælg din bil',
  accessoryShop: 'Tilbehørsbutik',
  more: 'Mere hos os',
} as const;

export const arrivalsCopy = {
  heading: 'Seneste ankomster',
  role: 'karrusel',
  pause: 'Sæt automatisk visning på pause',
  play: 'Start automatisk visning',
  previous: 'Forrige bil',
  next: 'Næste bil',
} as const;
