import type { ChoiceFacet, RangeFacet } from '#domain/search/facets.ts';
import type { SortOrder } from '#domain/search/state/search-state.ts';

/** What a phrase asks for, as a buyer means it: a vehicle has to meet all of it. */
export type Wish = Partial<Record<ChoiceFacet, readonly string[]>> &
  Partial<Record<RangeFacet, readonly [from: number | null, to: number | null]>> & {
    /** A text in the variant, the paint or the equipment as staff wrote it. */
    text?: RegExp;
    isNewlyInspected?: true;
    hasServiceBook?: true;
    isOfOneOwner?: true;
    sort?: SortOrder;
    /** Words that no vehicle of the stock has. */
    unknown?: readonly string[];
  };

const EL = ['electric'];
const ESTATE = ['estate'];
const SUV = ['suv'];
const VAN = ['van'];
const MPV = ['mpv'];
const SMALL = ['hatchback'];
const AUTOMATIC = ['automatic', 'tiptronic'];
const SEVEN = ['7', '8', '9'];
const TOW_BAR = /træk/iu;

/**
 * What Danes type into the search of a dealer, and what each of it should find. The wishes are written
 * by hand: none of them comes from the code that reads the phrases.
 */
export const PHRASES: readonly (readonly [Wish, readonly string[]])[] = [
  // Makes and models, also misspelt, split and joined
  [{ make: ['volkswagen'] }, ['vw', 'volkswagen', 'Volkswagen', 'volksvagen', 'wv', 'folkevogn']],
  [{ make: ['skoda'] }, ['skoda', 'Škoda', 'SKODA', 'skodda', 'skoda biler', 'brugt skoda']],
  [{ make: ['mercedes-benz'] }, ['mercedes', 'mercedes-benz', 'mercedes benz', 'mercdees', 'merc']],
  [{ make: ['peugeot'] }, ['peugeot', 'peugot', 'peugeut', 'brugt peugeot']],
  [{ make: ['hyundai'] }, ['hyundai', 'hundai', 'hyundaj']],
  [{ make: ['citroen'] }, ['citroen', 'citroën', 'citröen', 'citron']],
  [{ make: ['bmw'] }, ['bmw', 'BMW', 'bmw biler', 'brugte bmw', 'en bmw']],
  [{ make: ['tesla'] }, ['tesla', 'teslaer', 'tesla bil']],
  [{ make: ['audi'] }, ['audi', 'audier', 'brugt audi']],
  [{ make: ['volvo'] }, ['volvo', 'volvoer', 'brugt volvo til salg', 'volov']],
  [{ make: ['mini'] }, ['mini', 'mini cooper', 'minicooper', 'cooper']],
  [
    { model: ['volkswagen/golf'] },
    ['golf', 'vw golf', 'gofl', 'Golf', 'brugt golf', 'golf til salg'],
  ],
  [{ model: ['volkswagen/id-4'] }, ['id4', 'ID.4', 'id 4', 'id-4', 'vw id4', 'vw id 4']],
  [
    { model: ['skoda/enyaq'] },
    ['enyaq', 'skoda enyak', 'enyaq iv', 'škoda enyaq', 'skoda enyaq iv'],
  ],
  [{ model: ['mazda/cx-5'] }, ['cx5', 'cx-5', 'cx 5', 'mazda cx5', 'mazda cx 5', 'Mazda CX-5']],
  [
    { model: ['mercedes-benz/c220-d'] },
    ['c220d', 'c220 d', 'c220', 'c 220 d', 'c 220', 'mercedes c220d', 'mercedes c 220'],
  ],
  [{ model: ['tesla/model-y'] }, ['model y', 'tesla model y', 'modely', 'tesla y', 'tesla modely']],
  [
    { model: ['audi/q4-e-tron'] },
    ['q4', 'q4 e-tron', 'q4 etron', 'q4 e tron', 'audi q4', 'e-tron'],
  ],
  [{ model: ['volvo/xc60'] }, ['xc60', 'xc 60', 'volvo xc60', 'volvo xc 60', 'xc-60']],
  [{ model: ['volvo/v90'] }, ['v90', 'v 90', 'volvo v90', 'volvo v 90']],
  [{ model: ['kia/e-niro'] }, ['niro', 'e-niro', 'eniro', 'e niro', 'kia niro', 'kia eniro']],
  [{ model: ['bmw/320d'] }, ['320d', 'bmw 320d', 'bmw 320', '320 d']],
  [{ model: ['bmw/i4'] }, ['i4', 'bmw i4', 'bmw i 4']],
  [{ model: ['peugeot/208'] }, ['208', 'peugeot 208', 'peugot 208']],
  [{ model: ['fiat/500'] }, ['fiat 500', 'fiat500', 'fiat']],
  [{ model: ['opel/vivaro-e'] }, ['vivaro', 'vivaro-e', 'vivaro e', 'opel vivaro']],
  [
    { model: ['ford/transit-custom'] },
    ['transit', 'ford transit', 'transit custom', 'ford transit custom'],
  ],
  [{ model: ['audi/a6'] }, ['a6', 'audi a6', 'a 6', 'audi a6 avant']],
  [{ model: ['mercedes-benz/eqb'] }, ['eqb', 'mercedes eqb']],
  [{ model: ['volkswagen/touran'] }, ['touran', 'vw touran', 'tuoran']],
  [
    { model: ['skoda/octavia'] },
    ['octavia', 'skoda octavia', 'octavia combi', 'octavia stationcar'],
  ],
  [
    { model: ['volkswagen/passat'] },
    ['passat', 'passat variant', 'passat gte', 'vw passat st.car'],
  ],
  // Makes and models with other words
  [
    { model: ['volkswagen/golf'], gearbox: AUTOMATIC },
    ['golf automatgear', 'vw golf aut', 'golf automat'],
  ],
  [{ model: ['volkswagen/golf'], year: [2020, null] }, ['golf fra 2020', 'golf 2020 eller nyere']],
  [
    { make: ['volvo'], price: [null, 300_000] },
    ['volvo under 300.000', 'volvo max 300000', 'volvo <300.000'],
  ],
  [
    { make: ['volvo'], body: ESTATE },
    ['volvo stationcar', 'volvo st', 'volvo stcar', 'volvo stationvogn'],
  ],
  [{ make: ['audi'], fuel: EL }, ['audi el', 'audi elbil', 'elektrisk audi', 'audi elbiler']],
  [{ make: ['bmw'], fuel: ['diesel'] }, ['bmw diesel', 'diesel bmw', 'bmw med dieselmotor']],
  [
    { make: ['audi'], drive: ['all'] },
    ['audi quattro', 'audi 4x4', 'audi firehjulstræk', 'audi 4wd'],
  ],
  // Alternatives
  [
    { make: ['audi', 'bmw'] },
    ['audi eller bmw', 'audi bmw', 'audi/bmw', 'audi, bmw', 'bmw og audi'],
  ],
  [
    { make: ['kia', 'hyundai'] },
    ['kia eller hyundai', 'kia, hyundai', 'kia/hyundai', 'hyundai kia'],
  ],
  [
    { make: ['audi', 'bmw'], body: ESTATE },
    ['audi eller bmw stationcar', 'stationcar audi eller bmw'],
  ],
  [
    { model: ['volkswagen/golf', 'skoda/octavia'] },
    ['golf eller octavia', 'vw golf eller skoda octavia'],
  ],
  [
    { model: ['volkswagen/id-4', 'skoda/enyaq'] },
    ['id4 eller enyaq', 'enyaq/id.4', 'id.4 eller enyaq'],
  ],
  [{ fuel: ['diesel', 'benzin'] }, ['diesel eller benzin', 'benzin/diesel', 'benzin diesel']],
  [{ fuel: ['hybrid', 'electric'] }, ['el eller hybrid', 'hybrid eller elbil', 'elbil/hybrid']],
  [{ body: ['estate', 'suv'] }, ['stationcar eller suv', 'suv/stationcar', 'suv eller st.car']],
  [{ color: ['hvid', 'sort'] }, ['hvid eller sort', 'sort/hvid bil', 'sorte eller hvide biler']],
  // Fuels
  [
    { fuel: EL },
    [
      ...[
        'elbil',
        'elbiler',
        'el bil',
        'el-bil',
        'el',
        'elektrisk',
        'brugt elbil',
        'brugte elbiler',
      ],
      ...['elbilen', 'en elbil', 'elbil til salg', 'EL', 'ev', 'elektriske biler', 'eldrevet'],
    ],
  ],
  [
    { fuel: ['diesel'] },
    ['diesel', 'dieselbil', 'dieselbiler', 'diesel bil', 'disel', 'brugt diesel'],
  ],
  [
    { fuel: ['benzin'] },
    ['benzin', 'benzinbil', 'bensin', 'benzinbiler', 'benziner', 'benzin bil'],
  ],
  [
    { fuel: ['hybrid'] },
    ['hybridbil', 'hybridbiler', 'plugin', 'plug-in', 'plugin hybrid', 'plug in hybrid'],
  ],
  // Bodies
  [
    { body: ESTATE },
    [
      ...['stationcar', 'station car', 'stcar', 'st.car', 'st. car', 'st', 'stationcars', 'kombi'],
      ...['combi', 'tourer', 'touring', 'SW', 'avant', 'stationvogn', 'sportstourer', 'estate'],
      ...['brugt stationcar', 'stationcarbil', 'stasjonsvogn', 'sports tourer', 'herregårdsvogn'],
    ],
  ],
  [
    { body: SUV },
    ['suv', 'SUV', "suv'er", 'suver', 'crossover', 'en suv', 'terrængående', 'suv bil'],
  ],
  [
    { body: VAN },
    [
      ...['varebil', 'varevogn', 'kassevogn', 'varebiler', 'kassebil', 'vare bil', 'brugt varebil'],
      ...[
        'gule plader',
        'bil på gule plader',
        'papegøjeplader',
        'gulplade',
        'håndværkerbil',
        'van',
      ],
    ],
  ],
  [{ body: MPV }, ['mpv', 'minibus', 'familiebil', 'mini bus', 'familiebiler', 'personbus']],
  [
    { body: SMALL },
    ['hatchback', 'bybil', 'lille bil', 'små biler', 'mikrobil', 'minibil', 'by bil'],
  ],
  [{ body: ['sedan'] }, ['sedan', 'sedaner', '4-dørs sedan', 'limousine']],
  [{ body: ['convertible'], unknown: ['cabriolet'] }, ['cabriolet']],
  [{ body: ['convertible'], unknown: ['cabrio'] }, ['cabrio']],
  [{ body: ['pickup'], unknown: ['pickup'] }, ['pickup']],
  [{ text: /coupé/iu }, ['coupé', 'coupe']],
  [
    { body: SUV, fuel: EL },
    ['el suv', 'elektrisk suv', 'suv el', 'suv elbil', 'elbil suv', 'el-suv'],
  ],
  [
    { body: VAN, fuel: EL },
    ['el varebil', 'elvarebil', 'elektrisk varevogn', 'varevogn el', 'el-varebil'],
  ],
  [{ body: ESTATE, fuel: ['diesel'] }, ['diesel stationcar', 'stcar diesel', 'dieselstationcar']],
  // Gears and driven wheels
  [
    { gearbox: AUTOMATIC },
    ['automatgear', 'automat', 'automatisk gear', 'aut. gear', 'med automatgear', 'auto gear'],
  ],
  [{ gearbox: ['manual'] }, ['manuel', 'manuelt gear', 'manuel gear', 'med gearstang', 'manuelle']],
  [{ gearbox: ['tiptronic'] }, ['tiptronic']],
  [
    { drive: ['all'] },
    [
      '4x4',
      '4wd',
      'awd',
      'firehjulstræk',
      'firehjulstrækker',
      '4-hjulstræk',
      '4 hjulstræk',
      'firhjulstrækker',
    ],
  ],
  [{ drive: ['rear'] }, ['baghjulstræk', 'baghjulstrukket', 'rwd']],
  [{ drive: ['front'] }, ['forhjulstræk', 'forhjulstrukket', 'fwd']],
  // Seats and doors
  [
    { seats: SEVEN },
    [
      ...[
        '7-personers',
        '7 personers',
        'syvpersoners',
        '7 sæder',
        '7 pers',
        '7-sæders',
        '7 personers bil',
      ],
      ...[
        'syv sæder',
        'syv personers',
        'mindst 7 sæder',
        'bil med 7 sæder',
        '7 pers.',
        '7personers',
      ],
      ...['plads til 7', 'bil til 7 personer', 'syvsædet', '7 siddepladser'],
    ],
  ],
  [{ seats: ['8', '9'] }, ['8 personers', '8-personers', '8 sæder', 'otte sæder', 'ottepersoners']],
  [{ seats: ['9'], unknown: ['9-personers'] }, ['9-personers']],
  [{ seats: ['3'] }, ['3 sæder', '3-personers', 'tre sæder']],
  [
    { doors: ['5'] },
    ['5-dørs', '5 dørs', '5 døre', 'femdørs', '5d', 'fem døre', '5-dørs bil', '5dørs'],
  ],
  [{ doors: ['3'] }, ['3-dørs', '3 dørs', '3 døre', 'tredørs', '3-dørs bil']],
  [{ doors: ['4'] }, ['4-dørs', '4 døre', 'firedørs']],
  [{ seats: SEVEN, fuel: EL }, ['7-personers elbil', 'elbil 7 personers', 'elbil med 7 sæder']],
  [
    { seats: SEVEN, price: [null, 300_000] },
    ['7 personers under 300.000', '7-personers bil max 300.000 kr'],
  ],
  // Colours
  [{ color: ['roed'] }, ['rød', 'røde biler', 'rød bil', 'rødt', 'en rød bil', 'røde']],
  [{ color: ['hvid'] }, ['hvid', 'hvide biler', 'hvid bil', 'hvidt', 'hvide']],
  [{ color: ['sort'] }, ['sort', 'sorte biler', 'sort bil', 'black']],
  [{ color: ['blaa'] }, ['blå', 'blå biler', 'blåt', 'en blå bil']],
  [{ color: ['graa'] }, ['grå', 'grå biler', 'gråt', 'gra']],
  [{ color: ['groen'] }, ['grøn', 'grønne biler', 'grønt']],
  [{ color: ['soelv'] }, ['sølv', 'sølvfarvet', 'sølvfarvede biler', 'sølvgrå']],
  [{ color: ['hvid'], fuel: EL }, ['hvide elbiler', 'hvid elbil', 'elbil hvid', 'en hvid elbil']],
  [{ color: ['roed'], make: ['mazda'] }, ['rød mazda', 'mazda rød', 'røde mazdaer']],
  [{ color: ['graa'], body: ESTATE }, ['grå stationcar', 'grå stcar']],
  // Equipment
  [
    { text: TOW_BAR },
    [
      'træk',
      'anhængertræk',
      'med træk',
      'anhængertærk',
      'trækkrog',
      'trailer',
      'til trailer',
      'bil med træk',
    ],
  ],
  [{ text: TOW_BAR, fuel: EL }, ['elbil med træk', 'elbil med anhængertræk', 'elbil træk']],
  [
    { text: TOW_BAR, body: ESTATE },
    ['stationcar med træk', 'stcar træk', 'familie stationcar med træk'],
  ],
  [{ text: /panorama/iu }, ['panoramatag', 'panorama', 'med panoramatag', 'glastag']],
  [{ text: /bakkamera/iu }, ['bakkamera', 'bak kamera', 'med bakkamera', 'kamera']],
  [{ text: /sædevarme/iu }, ['sædevarme', 'varme i sæderne', 'sæde varme']],
  [{ text: /varmepumpe/iu }, ['varmepumpe', 'varme pumpe', 'elbil med varmepumpe']],
  [{ text: /carplay/iu }, ['carplay', 'apple carplay', 'car play']],
  [{ text: /adaptiv/iu }, ['adaptiv fartpilot', 'adaptivfartpilot']],
  [{ text: /head-up/iu }, ['head up', 'head-up display', 'headup', 'hud']],
  [{ text: /tagræling/iu }, ['tagræling', 'ræling', 'tag ræling']],
  [{ text: /oliefyr/iu }, ['oliefyr', 'olie fyr']],
  [{ text: /reol/iu }, ['reolindretning', 'reoler', 'varevogn med reoler']],
  [{ text: /gti|tsi/iu }, ['tsi', 'med tsi']],
  [{ text: /tdi/iu }, ['tdi', '2.0 tdi', '2,0 tdi']],
  [{ text: /dsg/iu }, ['dsg', 'dsg gear', 'med dsg']],
  [{ text: /sportline/iu }, ['sportline', 'sport line']],
  // Price
  [
    { price: [null, 200_000] },
    [
      ...[
        'under 200.000',
        'under 200000',
        'under 200.000 kr',
        'under 200.000 kr.',
        'højst 200.000',
      ],
      ...['maks 200.000', 'maks. 200.000', 'max 200.000 kr.', 'max. 200000', 'op til 200.000'],
      ...[
        '200 tusind',
        'under 200 tusind',
        '200.000 kr',
        'til 200.000 kr',
        'max 200k',
        'under 200k',
      ],
      ...['biler under 200.000', 'pris under 200.000', 'under 200 000', 'højest 200.000 kroner'],
      ...['for 200.000 kr', 'maksimalt 200.000', 'billigere end 200.000', '< 200.000', '200.000,-'],
      ...[
        'under 200.000,-',
        'bil til 200.000',
        'pris max 200.000',
        'budget 200.000',
        'under 200 t.kr.',
      ],
      ...['under 0,2 mio', 'maks 200 tusinde kr', 'ikke over 200.000', 'mindre end 200.000 kr.'],
    ],
  ],
  [
    { price: [150_000, 250_000] },
    [
      ...[
        '150-250.000 kr',
        '150.000-250.000',
        '150.000 - 250.000 kr.',
        'mellem 150.000 og 250.000',
      ],
      ...['fra 150.000 til 250.000', '150-250 tusind', '150.000 til 250.000 kr', '150-250.000'],
      ...['150-250k', 'over 150.000 under 250.000', 'pris 150.000-250.000', '150–250.000 kr.'],
    ],
  ],
  [
    { price: [300_000, null] },
    ['over 300.000', 'mindst 300.000 kr', 'fra 300.000 kr.', 'mere end 300.000'],
  ],
  [{ price: [180_000, 220_000] }, ['omkring 200.000', 'ca. 200.000 kr', 'cirka 200.000']],
  [
    { fuel: EL, price: [null, 200_000] },
    ['elbil under 200.000', 'elbiler max 200.000', 'el bil til 200.000 kr'],
  ],
  [
    { body: ESTATE, price: [null, 300_000] },
    ['stationcar under 300.000', 'brugt stationcar til max 300.000 kr.', 'stcar -300.000 kr'],
  ],
  [
    { body: ESTATE, price: [null, 200_000], text: TOW_BAR },
    [
      'familiestationcar under 200.000 med træk',
      'stationcar under 200.000 med anhængertræk',
      'stcar træk 200000',
      'stationcar med træk til 200.000',
    ],
  ],
  // Monthly payments and offers
  [
    { monthly: [null, 5000] },
    [
      ...['5.000 kr. om måneden', 'under 5.000 kr./md.', 'under 5000 kr/md', 'max 5000 om måneden'],
      ...[
        'under 5.000 kr. pr. måned',
        '5000 kr pr md',
        'ydelse under 5.000',
        'leasing under 5.000',
      ],
      ...[
        'højst 5.000 kr. månedligt',
        'maks 5000 kr. i måneden',
        'leasing max 5000 kr',
        '5.000 kr/mdr',
      ],
    ],
  ],
  [
    { monthly: [null, 4500], fuel: EL },
    ['elbil under 4.500 kr. om måneden', 'elbil leasing under 4500'],
  ],
  [
    { offer: ['leasing'] },
    [
      'leasing',
      'flexleasing',
      'privatleasing',
      'leasingbil',
      'lease',
      'leasingbiler',
      'flex leasing',
      'erhvervsleasing',
    ],
  ],
  [
    { offer: ['sale'] },
    [
      'tilbud',
      'nedsat',
      'nedsat pris',
      'på tilbud',
      'rabat',
      'udsalg',
      'biler på tilbud',
      'nedsatte biler',
      'sat ned',
    ],
  ],
  [{ offer: ['leasing'], fuel: EL }, ['elbil leasing', 'privatleasing elbil', 'leasing af elbil']],
  [{ offer: ['leasing'], make: ['volvo'] }, ['volvo leasing', 'privatleasing volvo']],
  [{ offer: ['sale'], make: ['audi'] }, ['audi på tilbud', 'tilbud audi']],
  // Orders
  [
    { sort: 'price' },
    ['billig', 'billige biler', 'billig bil', 'billigste', 'billigste bil', 'laveste pris'],
  ],
  [{ sort: 'price', fuel: EL }, ['billig elbil', 'billige elbiler', 'billigste elbil']],
  [{ sort: 'price', model: ['volkswagen/golf'] }, ['billig golf', 'golf billig']],
  [{ sort: 'price_desc' }, ['dyreste', 'dyreste bil', 'højeste pris']],
  [{ sort: 'mileage' }, ['få km', 'lavt kilometertal', 'kørt lidt', 'færrest km', 'få kilometer']],
  [{ sort: 'mileage', body: SUV }, ['suv få km', 'suv med lavt kilometertal']],
  [{ sort: 'year' }, ['nyere bil', 'nyere', 'nyeste årgang', 'nyere biler']],
  [
    { sort: 'range', fuel: EL },
    ['elbil med lang rækkevidde', 'elbil lang rækkevidde', 'elbil længst rækkevidde'],
  ],
  // Years
  [
    { year: [2021, 2021] },
    ['årgang 2021', 'årg. 2021', 'årgang: 2021', 'modelår 2021', '2021', 'fra år 2021 til 2021'],
  ],
  [
    { year: [2021, null] },
    [
      ...[
        'efter 2020',
        'nyere end 2020',
        'fra 2021',
        '2021 eller nyere',
        '2021 og nyere',
        '2021+',
        '2021 og op',
      ],
      ...[
        'fra årgang 2021',
        'mindst 2021',
        'årgang 2021 eller nyere',
        'tidligst 2021',
        'min. årgang 2021',
      ],
      ...['højst 5 år gammel', 'max 5 år', 'under 5 år gammel', 'max 5 år gammel bil'],
    ],
  ],
  [
    { year: [null, 2019] },
    ['før 2020', 'ældre end 2020', 'op til 2019', 'senest 2019', '2019 eller ældre'],
  ],
  [
    { year: [2019, 2021] },
    ['2019-2021', 'fra 2019 til 2021', 'mellem 2019 og 2021', 'årgang 2019-2021', '2019 til 2021'],
  ],
  [
    { year: [2021, null], fuel: EL },
    ['elbil fra 2021', 'elbil efter 2020', 'elbil 2021 eller nyere'],
  ],
  // Kilometres
  [
    { mileage: [null, 50_000] },
    [
      ...[
        'under 50.000 km',
        'km under 50.000',
        'max 50.000 km',
        'maks. 50.000 km',
        'højst 50.000 km',
      ],
      ...[
        'kørt under 50.000',
        'kørt max 50.000 km',
        '50.000 km',
        'kilometer under 50.000',
        'under 50k km',
      ],
      ...[
        'under 50.000 kilometer',
        'km max 50.000',
        'km: 50.000',
        'kørt højst 50.000 km',
        'under 50000km',
      ],
      ...['mindre end 50.000 km', 'under 50 tusind km', 'kilometertal under 50.000', 'km < 50.000'],
    ],
  ],
  [
    { mileage: [50_000, 100_000] },
    ['50-100.000 km', '50.000-100.000 km', 'mellem 50.000 og 100.000 km'],
  ],
  [{ mileage: [100_000, null] }, ['over 100.000 km', 'mere end 100.000 km', 'kørt over 100.000']],
  [
    { mileage: [null, 80_000], fuel: ['diesel'] },
    ['diesel under 80.000 km', 'diesel km under 80.000'],
  ],
  [
    { mileage: [null, 100_000], price: [null, 200_000] },
    [
      'under 100.000 km under 200.000 kr',
      'max 200.000 kr og max 100.000 km',
      'km under 100.000 pris under 200.000',
    ],
  ],
  // Power, range, towing and consumption
  [
    { power: [150, null] },
    [
      '150 hk',
      'over 150 hk',
      'mindst 150 hk',
      '150 hestekræfter',
      'min. 150 hk',
      '150hk',
      'hk over 150',
    ],
  ],
  [
    { power: [150, null], make: ['volkswagen'] },
    ['vw 150 hk', 'vw med 150 hk', 'vw over 150 hestekræfter'],
  ],
  [{ power: [null, 150] }, ['under 150 hk', 'max 150 hk']],
  [
    { range: [400, null] },
    [
      ...[
        '400 km rækkevidde',
        'rækkevidde 400 km',
        'rækkevidde over 400',
        'mindst 400 km rækkevidde',
      ],
      ...[
        'over 400 km på en opladning',
        '400+ km rækkevidde',
        'rækkevidde: 400 km',
        'rækkevidde mindst 400 km',
      ],
      ...[
        'rækkevidde på 400 km',
        '400km rækkevidde',
        'rækkevidde på mindst 400 km',
        'range 400 km',
      ],
    ],
  ],
  [
    { range: [400, null], fuel: EL },
    ['elbil 400 km', 'elbil mindst 400 km', 'elbil rækkevidde 400', 'elbil over 400 km'],
  ],
  [
    { towing: [1500, null] },
    [
      ...[
        '1.500 kg',
        '1500 kg',
        'trækker 1.500 kg',
        'kan trække 1.500 kg',
        'trækvægt 1500',
        '1500 kg træk',
      ],
      ...[
        'trækvægt over 1.500 kg',
        'trække mindst 1500 kg',
        'må trække 1.500 kg',
        '1,5 ton',
        'trækker 1,5 tons',
      ],
      ...['trækvægt på 1.500 kg', 'anhænger på 1.500 kg', '1500 kg anhænger', 'trækkraft 1500 kg'],
    ],
  ],
  [
    { towing: [1500, null], body: SUV },
    ['suv der kan trække 1.500 kg', 'suv trækvægt 1500 kg', 'suv 1500 kg'],
  ],
  [
    { consumption_km_l: [20, null] },
    ['20 km/l', 'over 20 km/l', 'mindst 20 km/l', '20 km pr. liter', '20 km/liter'],
  ],
  // Places
  [{ office: ['showroom'] }, ['roskilde', 'i Roskilde', 'biler i roskilde', 'afdeling roskilde']],
  [{ office: ['copenhagen'] }, ['københavn', 'kbh', 'københavn k', 'i København', 'kobenhavn']],
  [{ office: ['showroom', 'copenhagen'] }, ['sjælland', 'på Sjælland', 'roskilde eller københavn']],
  [{ office: ['showroom'], fuel: EL }, ['elbil roskilde', 'elbiler i Roskilde']],
  [{ office: ['none'], unknown: ['jylland'] }, ['jylland', 'i jylland']],
  [{ office: ['none'], unknown: ['aarhus'] }, ['aarhus']],
  [{ office: ['none'], unknown: ['odense'], fuel: EL }, ['elbil odense']],
  // Papers
  [{ isNewlyInspected: true }, ['nysynet', 'nysynede biler', 'nysynet bil', 'ny synet']],
  [
    { vat: ['deductible'] },
    ['moms', 'momsfradrag', 'uden moms', 'ekskl. moms', 'ex moms', 'plus moms', 'fradrag for moms'],
  ],
  [{ vat: ['margin'] }, ['brugtmoms', 'brugt moms', 'margenmoms']],
  [
    { vat: ['deductible'], body: VAN },
    ['varebil moms', 'varevogn ekskl. moms', 'varebil plus moms'],
  ],
  [{ hasServiceBook: true }, ['servicebog', 'fuld servicebog', 'med servicebog']],
  [{ isOfOneOwner: true }, ['1 ejer', 'én ejer', '1-ejer']],
  [{ status: ['reserved'] }, ['reserveret', 'reserverede biler']],
  // Series, and thousands left out
  [{ model: ['mercedes-benz/c220-d'] }, ['c-klasse', 'mercedes c klasse', 'c klasse']],
  [{ model: ['bmw/320d'] }, ['3-serie', 'bmw 3 serie', 'bmw 3-serie']],
  [{ price: [null, 250_000] }, ['max 250', 'under 250', 'højst 250']],
  [{ mileage: [null, 100_000] }, ['km under 100', 'kørt under 100', 'under 100 km']],
  // Whole sentences and words that say nothing
  [
    {},
    [
      'brugte biler',
      'biler',
      'brugt bil',
      'bil',
      'jeg søger en bil',
      'biler til salg',
      'køb bil',
      'brugtbil',
    ],
  ],
  [{ fuel: EL, gearbox: AUTOMATIC }, ['jeg søger en elbil med automatgear', 'elbil automatgear']],
  [
    { body: SUV, fuel: ['diesel'], drive: ['all'] },
    ['diesel suv med firehjulstræk', 'suv 4x4 diesel'],
  ],
  [
    { fuel: EL, price: [null, 250_000], range: [400, null] },
    ['elbil under 250.000 med 400 km rækkevidde'],
  ],
  [
    { fuel: ['diesel'], body: ESTATE, gearbox: AUTOMATIC, price: [null, 250_000] },
    ['diesel stationcar med automatgear under 250.000 kr.', 'stcar diesel aut. max 250.000'],
  ],
  [{ fuel: ['benzin', 'electric', 'hybrid'] }, ['ikke diesel', 'undtagen diesel']],
  [{ gearbox: ['manual'], fuel: ['benzin'] }, ['benzin med manuelt gear', 'manuel benzinbil']],
  // Words that no vehicle has
  [{ make: ['none'], unknown: ['xyz'] }, ['xyz']],
  [{ make: ['none'], unknown: ['xyz'], fuel: EL }, ['elbil xyz', 'xyz elbil']],
  [{ make: ['none'], unknown: ['lamborghini'] }, ['lamborghini', 'brugt lamborghini']],
  [{ make: ['none'], unknown: ['v70'] }, ['volvo v70', 'v70']],
  [{ make: ['none'], unknown: ['ferrari'], color: ['roed'] }, ['rød ferrari']],
];
