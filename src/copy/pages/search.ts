import type { ChoiceFacet, Facet, RangeFacet } from '#domain/search/facets.ts';
import type { SortOrder } from '#domain/search/state/search-state.ts';

const cars = (count: number) => (count === 1 ? '1 bil' : `${count} biler`);

/** Copy of the search in the stock, beside the list. */
export const searchCopy = {
  label: 'Søg i lageret',
  text: 'Mærke, model eller udstyr',
  textHint: 'Prøv fx “stationcar under 300.000”.',
  submit: 'Søg',
  /** Opens the facets on a phone. */
  more: (chosen: number) => (chosen === 0 ? 'Flere valg' : `Flere valg (${chosen})`),
  facets: 'Afgræns',
  close: 'Luk',
  /** Behind the first values of a long facet. */
  moreValues: (count: number) => `Vis ${count} mere`,
  /** Beside a group of values. */
  ticked: (count: number) => `${count} valgt`,
  show: (count: number) => `Vis ${cars(count)}`,
  /** Without JavaScript, where the number is not known before the form is sent. */
  showFound: 'Vis biler',
  clear: 'Ryd alle valg',
  chosen: 'Dine valg',
  remove: 'Fjern',
  sort: 'Sortér efter',
  from: 'Fra',
  to: 'Til',
  /** The values of the stock, under two empty number inputs. */
  bounds: (min: string, max: string) => `På lager: ${min} til ${max}`,
  matches: (count: number) => cars(count),
  quoted: (text: string) => `“${text}”`,
} as const;

/** Copy of a search that finds nothing. */
export const waysOutCopy = {
  heading: 'Det er tæt på',
  lead: 'Ingen bil har det hele. Giv lidt efter ét sted:',
  /** Choices that are given up. */
  without: (choices: readonly string[]) => `Uden ${new Intl.ListFormat('da').format(choices)}`,
  text: 'søgeordene',
  /** Leads to the contact form, whose message says what was searched for. */
  notify: 'Bed om besked, når den kommer',
} as const;

export const sortCopy: Record<SortOrder, string> = {
  newest: 'Nyeste først',
  price: 'Laveste pris',
  price_desc: 'Højeste pris',
  monthly: 'Laveste ydelse',
  mileage: 'Færrest kilometer',
  year: 'Nyeste årgang',
  range: 'Længste rækkevidde',
};

interface FacetCopy {
  label: string;
  /** One line about what the facet means, where not everybody knows. */
  hint?: string;
}

export const facetCopy: Record<Facet, FacetCopy> = {
  make: { label: 'Mærke' },
  model: { label: 'Model' },
  fuel: { label: 'Drivmiddel' },
  gearbox: {
    label: 'Gear',
    hint: 'Tiptronic er automatgear, som du også kan skifte selv.',
  },
  body: { label: 'Karrosseri' },
  drive: {
    label: 'Trækkende hjul',
    hint: 'Firehjulstræk giver bedst greb på glat vej.',
  },
  seats: { label: 'Sæder' },
  doors: { label: 'Døre', hint: 'Bagklappen tælles med.' },
  color: { label: 'Farve' },
  equipment: { label: 'Udstyr', hint: 'Bilen skal have alt det, du vælger.' },
  office: { label: 'Afdeling', hint: 'Hvor bilen står.' },
  offer: { label: 'Tilbud' },
  status: { label: 'Status' },
  vat: {
    label: 'Moms',
    hint: 'Virksomheder kan trække momsen fra, hvor prisen er med fradrag.',
  },
  price: { label: 'Pris' },
  monthly: { label: 'Ydelse pr. måned', hint: 'FlexLeasing, som den står ved bilen.' },
  year: { label: 'Årgang' },
  mileage: { label: 'Kilometer' },
  power: { label: 'Effekt', hint: 'Motorens hestekræfter. 100 hk er 74 kW.' },
  range: {
    label: 'Rækkevidde',
    hint: 'Elbilens målte rækkevidde (WLTP). Kulde og motorvej gør den kortere.',
  },
  towing: { label: 'Trækvægt', hint: 'Det tungeste anhænger med bremser, bilen må trække.' },
  consumption_km_l: { label: 'Km pr. liter', hint: 'Jo højere tal, jo mindre brændstof.' },
  consumption_wh_km: {
    label: 'Elforbrug',
    hint: 'Wh pr. km. Jo lavere tal, jo længere på en opladning.',
  },
};

/** The unit behind the numbers of a range. */
export const unitCopy: Record<RangeFacet, string> = {
  price: 'kr.',
  monthly: 'kr./md.',
  year: '',
  mileage: 'km',
  power: 'hk',
  range: 'km',
  towing: 'kg',
  consumption_km_l: 'km/l',
  consumption_wh_km: 'Wh/km',
};

/** Values of facets that are not labelled elsewhere. */
export const valueCopy = {
  offer: { sale: 'Nedsat pris', leasing: 'FlexLeasing' },
  seats: (number: string) => `${number} sæder`,
  doors: (number: string) => `${number} døre`,
  status: {
    available: 'Til salg',
    reserved: 'Reserveret',
    sold: 'Solgt',
    maintenance: 'Klargøres',
    archived: 'Solgt',
  },
  color: {
    ...{ sort: 'Sort', hvid: 'Hvid', graa: 'Grå', soelv: 'Sølv', blaa: 'Blå', roed: 'Rød' },
    ...{ groen: 'Grøn', brun: 'Brun', beige: 'Beige', gul: 'Gul', orange: 'Orange' },
    ...{ lilla: 'Lilla', guld: 'Guld' },
  },
} as const satisfies Partial<Record<ChoiceFacet, unknown>>;

/** `200.000 til 300.000 kr.`, `over 1.500 kg`, `under 2020`. */
export function rangeText(from: string | null, to: string | null, unit: string): string {
  const end = unit === '' ? '' : ` ${unit}`;
  if (from === null) return `højst ${to}${end}`;
  if (to === null) return `mindst ${from}${end}`;
  return `${from} til ${to}${end}`;
}
