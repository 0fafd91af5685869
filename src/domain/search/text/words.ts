/**
 * The words of buyers, folded: words for values, words without meaning, and places. Words that are
 * written apart stand here joined, since neighbours are looked up as one word, too.
 */

/** Other words for a make, by its slug. */
export const MAKE_WORDS: Readonly<Record<string, readonly string[]>> = {
  volkswagen: ['vw', 'folkevogn'],
  vw: ['volkswagen', 'folkevogn'],
  'mercedes-benz': ['mb', 'merc'],
  mercedes: ['mb', 'merc', 'benz'],
  bmw: ['beamer'],
  chevrolet: ['chevy'],
  'land-rover': ['rangerover'],
  mini: ['cooper'],
};

/** The words that buyers type for a value of a facet in addition to its label, by `facet/value`. */
export const VALUE_WORDS: Readonly<Record<string, readonly string[]>> = {
  'fuel/electric': ['el', 'elbil', 'ev', 'elektrisk', 'eldrevet', 'elmotor'],
  'fuel/hybrid': ['hybridbil', 'plugin', 'pluginhybrid', 'opladningshybrid', 'phev'],
  'fuel/benzin': ['benziner', 'benzinbil'],
  'fuel/diesel': ['dieselbil'],
  'gearbox/automatic': ['automatgear', 'automat', 'aut', 'autogear', 'automatisk'],
  'gearbox/tiptronic': ['automatgear', 'automat', 'aut', 'autogear', 'automatisk'],
  'gearbox/manual': ['manuelt', 'manuelle', 'gearstang'],
  'body/hatchback': ['bybil', 'lillebil', 'lille', 'smaabil', 'smaabiler', 'mikrobil', 'minibil'],
  'body/sedan': ['limousine'],
  'body/estate': [
    ...['stationcar', 'st', 'stcar', 'stationvogn', 'stasjonsvogn', 'herregaardsvogn', 'kombi'],
    ...['combi', 'tourer', 'touring', 'sportstourer', 'sw', 'avant', 'variant', 'estate'],
  ],
  'body/suv': ['suv', 'crossover', 'terraengaaende', 'offroader', 'jeep'],
  'body/mpv': ['mpv', 'familiebil', 'minibus', 'personbus', 'minivan'],
  'body/van': [
    ...['varebil', 'varevogn', 'kassevogn', 'kassebil', 'haandvaerkerbil', 'van'],
    // A private car has white plates.
    ...['guleplader', 'gulplade', 'gulpladebil', 'papegoejeplader', 'papegoejeplade'],
  ],
  'body/convertible': ['cabriolet', 'cabrio', 'aabenbil'],
  'body/coupe': ['coupe'],
  'body/pickup': ['pickup', 'ladbil'],
  'drive/all': [
    ...['4x4', '4wd', 'awd', 'quattro', 'firehjulstraek', 'firehjulstraekker', 'firhjulstraekker'],
    ...['4hjulstraek', '4hjulstraekker'],
  ],
  'drive/rear': ['baghjulstraek', 'baghjulstrukket', 'baghjulstraekker', 'rwd'],
  'drive/front': ['forhjulstraek', 'forhjulstrukket', 'forhjulstraekker', 'fwd'],
  'offer/leasing': [
    ...['leasing', 'lease', 'leases', 'leasingbil', 'flexleasing', 'privatleasing'],
    'erhvervsleasing',
  ],
  'offer/sale': ['tilbud', 'nedsat', 'nedsatte', 'rabat', 'udsalg', 'satned', 'prisfald', 'spar'],
  'vat/deductible': [
    ...['moms', 'momsfradrag', 'momsbil', 'fradrag', 'udenmoms', 'eksklmoms', 'exmoms', 'plusmoms'],
  ],
  'vat/margin': ['brugtmoms', 'margenmoms'],
  'equipment/tow_bar': [
    ...['traek', 'traekkrog', 'trailer', 'trailertraek', 'campingvogn', 'kuglehoved'],
  ],
  'equipment/panoramic_roof': ['glastag', 'glassoltag'],
  'equipment/heated_front_seats': ['saedevarme', 'varmeisaederne', 'varmesaeder'],
  'equipment/head_up_display': ['hud', 'headup'],
  'equipment/parking_heater': ['oliefyr', 'webasto'],
  'equipment/cargo_shelving': ['reoler', 'reol'],
};

/** Words that a buyer means something by, but that no fact of a vehicle answers. */
const VAGUE_WORDS = new Set([
  ...['god', 'gode', 'fin', 'paen', 'flot', 'familie', 'familien', 'stor', 'store', 'plads', 'ny'],
  ...['nye', 'laan', 'finansiering', 'moerke', 'moerk', 'lyse', 'lys'],
]);

/** Words that say nothing about a vehicle. */
const STOP_WORDS = new Set([
  ...VAGUE_WORDS,
  ...['og', 'eller', 'i', 'med', 'til', 'en', 'et', 'for', 'fra', 'paa', 'af', 'den', 'der', 'som'],
  ...['er', 'har', 'kan', 'skal', 'jeg', 'vi', 'min', 'mit', 'vores', 'gerne', 'helst', 'ca', 'a'],
  ...['bil', 'biler', 'bilen', 'bilerne', 'brugt', 'brugte', 'brugtbil', 'brugtbiler', 'vogn'],
  ...['koeb', 'koebe', 'koebes', 'salg', 'saelges', 'soeger', 'soeg', 'soege', 'oensker', 'pris'],
  ...['motor', 'gear', 'afdeling', 'farvet', 'farvede', 'under', 'over', 'mindst', 'hoejst', 'max'],
  ...['maks', 'kun', 'fuld'],
]);

/** Whether a folded word says nothing about a vehicle, so that it is neither stored nor searched. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Whether a folded stop word means something to a buyer, who is told that it was not used. */
export function isVague(word: string): boolean {
  return VAGUE_WORDS.has(word);
}

/** Words that negate the next one. */
export const NEGATIONS: readonly string[] = ['ikke', 'undtagen', 'uden'];

export const NUMBER_WORDS: Readonly<Record<string, string>> = {
  ...{ to: '2', tre: '3', fire: '4', fem: '5', seks: '6', syv: '7', otte: '8', ni: '9' },
};

/** Denmark's regions as buyers call them, with the towns in which a dealer may have an office. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  sjaelland: [
    ...['koebenhavn', 'kbh', 'hovedstaden', 'frederiksberg', 'roskilde', 'koege', 'greve'],
    ...['taastrup', 'hilleroed', 'helsingoer', 'holbaek', 'slagelse', 'naestved', 'ringsted'],
    ...['soroe', 'kalundborg', 'ballerup', 'glostrup', 'lyngby', 'gentofte', 'hvidovre', 'ishoej'],
    ...['amager', 'hoersholm'],
  ],
  fyn: ['odense', 'svendborg', 'nyborg', 'middelfart', 'assens', 'faaborg'],
  jylland: [
    ...['aarhus', 'aalborg', 'esbjerg', 'randers', 'kolding', 'horsens', 'vejle', 'herning'],
    ...['silkeborg', 'viborg', 'holstebro', 'fredericia', 'soenderborg', 'hjoerring', 'skive'],
    ...['skanderborg', 'haderslev', 'aabenraa', 'thisted', 'grenaa', 'ikast', 'struer', 'ribe'],
    ...['nordjylland', 'midtjylland', 'soenderjylland', 'vestjylland', 'oestjylland'],
  ],
  bornholm: ['roenne'],
  lolland: ['nakskov', 'maribo'],
  falster: ['nykoebing'],
};

export const PLACES: ReadonlySet<string> = new Set(Object.entries(REGIONS).flat(2));

/** Other names of the place of an office whose name has these words. */
export function placeWords(words: readonly string[]): readonly string[] {
  const regions = Object.keys(REGIONS).filter((region) =>
    REGIONS[region]?.some((town) => words.includes(town)),
  );
  const isCapital = words.includes('koebenhavn');
  return [...regions, ...(isCapital ? ['kbh', 'hovedstaden'] : [])];
}
