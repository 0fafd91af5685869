/** The pages of help, one for each view; docs/why/first-steps.md says how they are written. */

type Pairs = readonly (readonly [name: string, text: string])[];

interface HelpPage {
  title: string;
  /** The actions of the view, each with its name on the screen. */
  points: Pairs;
  keys?: Pairs;
}

export const helpCopy = {
  keys: 'Taster',
} as const;

/** They work in every view. */
export const commonKeysCopy: Pairs = [
  ['?', 'Vis hjælpen til siden'],
  ['/', 'Gå til søgefeltet'],
  ['Esc', 'Luk det, der er åbent'],
];

export const helpPagesCopy = {
  dashboard: {
    title: 'Dashboard',
    points: [
      [
        'I dag',
        'Det vigtigste først. Knappen åbner listen over netop de biler, opgaven handler om.',
      ],
      ['Tallene', 'Et tryk på et tal viser bilerne bag. Kun biler, kunderne kan se, tæller med.'],
      [
        'Publiceret',
        'Øverst står, hvornår siden sidst blev opdateret. Det sker af sig selv, når I gemmer.',
      ],
      ['Mere', 'Nederst ligger papirkurven, loggen, medarbejderne og din egen konto.'],
    ],
  },
  vehicles: {
    title: 'Biler',
    points: [
      [
        'Pris og status',
        'Tryk på prisen eller statussen i rækken, og ret den. Fortryd står i beskeden bagefter.',
      ],
      [
        'Mange på én gang',
        'Sæt hak ved bilerne, og tryk Ændr, også for at udgive kladder. Du ser hver bil, før noget gemmes.',
      ],
      [
        'Filtre',
        'Find biler uden billeder, uden pris eller som har stået længe. Adressen husker det, så du kan sende den til en kollega.',
      ],
      [
        'Kameraet',
        'En bil uden billeder har et kamera i rækken. Tryk, og tag billederne på listen ét ad gangen.',
      ],
      ['Slet', 'En slettet bil ligger 30 dage i papirkurven og kommer tilbage med billeder.'],
    ],
    keys: [
      ['j', 'Næste bil'],
      ['k', 'Forrige bil'],
      ['Enter', 'Åbn bilen. I søgefeltet: gå til den første bil'],
      ['p', 'Ret prisen. Enter gemmer og går til den næste bil, ↑ og ↓ er 1.000 kr.'],
      ['x', 'Vælg bilen, eller fravælg den'],
      ['a', 'Vælg alle viste biler'],
      ['e', 'Ændr de valgte biler, eller åbn bilen'],
    ],
  },
  vehicle: {
    title: 'En bil',
    points: [
      ['Gem og Gem som kladde', 'Gem lægger bilen på siden med det samme. En kladde ser kun I.'],
      ['Nummerplade', 'Skriv nummerpladen øverst, så udfyldes det, køretøjsregistret ved.'],
      ['Mangler', 'Listen siger, hvad bilen mangler. Tryk på et punkt for at komme til feltet.'],
      [
        'Billeder',
        'Tryk Tag billederne: kameraet beder om dem ét ad gangen. Eller tryk Flere billeder ved navnet. Sæt hak ved billeder, og tryk Flyt først eller Slet valgte.',
      ],
      [
        'To på samme bil',
        'Retter I forskellige felter, kommer begge dele med. Retter I det samme, bliver du spurgt.',
      ],
      ['Historik', 'Enhver tidligere udgave kan hentes frem igen.'],
    ],
    keys: [
      ['Ctrl+S', 'Gem'],
      ['Mellemrum', 'På et billedes håndtag: løft det, flyt det med piletasterne, og slip det'],
    ],
  },
  import: {
    title: 'Importér biler',
    points: [
      ['Filen', 'Tag filen, som systemet giver den: Excel eller CSV, med de overskrifter den har.'],
      ['Før der gemmes', 'Du ser, hvad der sker med hver bil. Nye biler bliver kladder.'],
      ['Det, vi ikke kender', 'Vælg én gang, hvad et ord betyder. Det huskes til næste fil.'],
      [
        'Billeder',
        'En zip-fil, en mappe eller adresser i filen. Afbrydes det, så vælg det samme igen: intet kommer to gange.',
      ],
      ['Fortryd', 'Hele importen kan fortrydes under Seneste ændringer.'],
    ],
  },
  sheets: {
    title: 'Prisskilte',
    points: [
      ['Udskriv', 'Hvert skilt fylder en side og viser prisen, som siden viser den.'],
      ['Forældede skilte', 'Skifter en pris, siger I dag, hvilke skilte der skal skrives ud igen.'],
    ],
  },
  accessories: {
    title: 'Tilbehør',
    points: [
      [
        'Ny vare',
        'Tryk Tilføj tilbehør, udfyld navn og pris, og gem. Billeder lægges op bagefter.',
      ],
      ['Tilgængelig', 'Uden hak ved Tilgængelig vises varen ikke i butikken.'],
    ],
    keys: [['Ctrl+S', 'Gem']],
  },
  inquiries: {
    title: 'Henvendelser',
    points: [
      ['Svar', 'Vælg en skabelon, eller skriv selv. Kunden får en mail, og svaret står i tråden.'],
      ['Luk', 'En lukket henvendelse kan åbnes igen. Skriver kunden, åbner den af sig selv.'],
      ['Opkald og besøg', 'Indtast dem, så de står ved bilen som resten.'],
    ],
    keys: [
      ['j', 'Næste henvendelse'],
      ['k', 'Forrige henvendelse'],
      ['r', 'Svar'],
      ['e', 'Luk'],
    ],
  },
  bookings: {
    title: 'Fremvisninger',
    points: [
      ['Dag og uge', 'Her står, hvem der kommer hvornår, og til hvilken bil.'],
      ['Flyt', 'En fremvisning kan flyttes til en anden ledig tid.'],
      ['Reserverede biler', 'Forlæng eller ophæv. Ellers slutter de af sig selv.'],
      ['Tider', 'En ejer bestemmer, hvilke tider kunderne kan vælge.'],
    ],
  },
  more: {
    title: 'Mere',
    points: [
      ['Papirkurv', 'Det slettede fra de sidste 30 dage. Gendan sætter det tilbage, som det var.'],
      ['Log', 'Hvem der gjorde hvad. Søg efter en bil eller en kollega.'],
      ['Medarbejdere', 'En ejer inviterer, skifter rolle og fjerner adgang.'],
      [
        'Billedliste',
        'En ejer bestemmer, hvilke billeder hver bil skal have, og i hvilken rækkefølge.',
      ],
      ['Drift', 'En ejer ser, om siden er opdateret, og om mails og billeder kommer frem.'],
      ['Min konto', 'Skift adgangskode, og slå totrinsbekræftelse til.'],
    ],
  },
} as const satisfies Record<string, HelpPage>;
