import { vehiclesText } from '#copy/format.ts';
import type { ChoiceFacet, Facet, RangeFacet } from '#domain/search/facets.ts';
import type { SortOrder } from '#domain/search/state/search-state.ts';

/** Copy of the search in the stock, beside the list. */
export const searchCopy = {
  label: 'Søg i lageret',
  text: 'Mærke, model eller udstyr',
  textHint: 'Prøv fx “stationcar under 300.000”.',
  /** Before the typed text, in which the bounds are marked. */
  understood: 'Læst som: ',
  submit: 'Søg',
  /** Opens the panel on a phone. */
  filters: (chosen: number) => (chosen === 0 ? 'Filtre' : `Filtre (${chosen})`),
  facets: 'Afgræns',
  close: 'Luk',
  /** Behind the first values of a long facet. */
  moreValues: (count: number) => `Vis ${count} mere`,
  /** Beside a group of values. */
  ticked: (count: number) => `${count} valgt`,
  show: (count: number) => `Vis ${vehiclesText(count)}`,
  /** Without JavaScript, where the number is not known before the form is sent. */
  showFound: 'Vis biler',
  clear: 'Ryd alle valg',
  chosen: 'Dine valg',
  remove: 'Fjern',
  sort: 'Sortér efter',
  from: 'Fra',
  to: 'Til',
  matches: vehiclesText,
  quoted: (text: string) => `“${text}”`,
} as const;

/** Copy of a search that finds nothing. */
export const suggestionsCopy = {
  heading: 'Det er tæt på',
  lead: 'Ingen bil har det hele. Slæk på ét krav:',
  /** Choices that the suggestion drops. */
  without: (choices: readonly string[]) => `Uden ${new Intl.ListFormat('da').format(choices)}`,
  text: 'søgeordene',
  /** Leads to the form of mails about this search. */
  notify: 'Få besked, når vi får den',
} as const;

/** `i Roskilde`, `på Fyn`. */
function inPlace(place: string): string {
  const name = place.charAt(0).toUpperCase() + place.slice(1);
  const isIsland = /^(?:sjælland|fyn|bornholm|lolland|falster|amager|frederiksberg)$/iu.test(place);
  return `${isIsland ? 'på' : 'i'} ${name}`;
}

/** Copy of words in a search: those that no car has, and places. */
export const wordCopy = {
  unknown: (quoted: string) => `Ingen biler med ${quoted}. Her er resultatet uden.`,
  /** Words that say nothing that a car is searched by. */
  unused: (quoted: readonly string[]) =>
    `Vi kan ikke søge på ${new Intl.ListFormat('da').format(quoted)}.`,
  place: (place: string) => `Bilerne her står ${inPlace(place)}.`,
  otherPlace: (place: string, cities: readonly string[]) =>
    [
      `Ingen af bilerne står ${inPlace(place)}.`,
      ...(cities.length > 0 ? [`De står i ${new Intl.ListFormat('da').format(cities)}.`] : []),
    ].join(' '),
  /** Leads to the form of questions. */
  delivery: 'Spørg, om vi kan levere den',
} as const;

export const sortCopy: Record<SortOrder, string> = {
  newest: 'Nyeste først',
  price: 'Laveste pris',
  price_desc: 'Højeste pris',
  monthly: 'Laveste ydelse',
  mileage: 'Færrest kilometer',
  year: 'Nyeste årgang',
  range: 'Længste rækkevidde (WLTP)',
};

export const facetCopy: Record<Facet, string> = {
  ...{ make: 'Mærke', model: 'Model', fuel: 'Drivmiddel', gearbox: 'Gear', body: 'Karrosseri' },
  ...{ drive: 'Hjultræk', seats: 'Sæder', doors: 'Døre', color: 'Farve', equipment: 'Udstyr' },
  ...{ office: 'Afdeling', offer: 'Tilbud', status: 'Status', vat: 'Moms', price: 'Pris' },
  ...{ monthly: 'Ydelse pr. måned', year: 'Årgang', mileage: 'Kilometer', power: 'Effekt' },
  ...{ range: 'Rækkevidde (WLTP)', towing: 'Trækvægt', consumption_km_l: 'Km pr. liter' },
  consumption_wh_km: 'Elforbrug',
};

/** One line about what a facet means, where not everybody knows. */
export const facetHintCopy: Partial<Record<Facet, string>> = {
  gearbox: 'Tiptronic er automatgear, som du også kan skifte selv.',
  drive: 'Firehjulstræk giver bedst greb på glat vej.',
  doors: 'Bagklappen tælles med.',
  equipment: 'Bilen skal have alt det, du vælger.',
  office: 'Hvor bilen står.',
  vat: 'Virksomheder kan trække momsen fra, hvor prisen er med fradrag.',
  monthly: 'FlexLeasing, som den står ved bilen.',
  power: 'Motorens hestekræfter. 100 hk er 74 kW.',
  range: 'På el efter WLTP-normen. Kulde og motorvej gør den kortere.',
  towing: 'Den tungeste anhænger med bremser, bilen må trække.',
  consumption_km_l: 'Jo højere tal, jo mindre brændstof.',
  consumption_wh_km: 'Wh pr. km. Jo lavere tal, jo længere på en opladning.',
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

/** Bounds beside the name of their facet: `200.000 til 300.000 kr.`, `mindst 1.500 kg`. */
export function rangeText(from: string | null, to: string | null, unit: string): string {
  const end = unit === '' ? '' : ` ${unit}`;
  if (from === null) return `højst ${to}${end}`;
  if (to === null) return `mindst ${from}${end}`;
  if (from === to) return `${from}${end}`;
  return `${from} til ${to}${end}`;
}

/** The noun for a bound that stands alone and whose unit does not say what it counts. */
const NOUNS: Partial<Record<RangeFacet, string>> = {
  range: 'km rækkevidde (WLTP)',
  towing: 'kg trækvægt',
};

/** Bounds that stand alone: `Højst 200.000 kr.`, `Fra årgang 2021`. */
export function boundText(facet: RangeFacet, from: string | null, to: string | null): string {
  if (facet === 'year') {
    if (from === null) return `Til årgang ${to}`;
    if (to === null) return `Fra årgang ${from}`;
    return `Årgang ${rangeText(from, to, '')}`;
  }
  const text = rangeText(from, to, NOUNS[facet] ?? unitCopy[facet]);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
