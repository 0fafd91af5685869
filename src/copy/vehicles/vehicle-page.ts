import { leasingEnd } from '../leasing-end.ts';

export const vehiclePageCopy = {
  back: 'Tilbage til lageret',
  breadcrumb: 'Lager',
  title: (name: string, variant: string | null, year: number) =>
    `${variant === null ? name : `${name} ${variant}`}, ${year}`,
  electricTitle: (name: string, year: number) => `${name}, ${year}, batteri og rækkevidde`,
  description: (name: string, facts: string) =>
    `${name}: ${facts}. Se billeder, udstyr, stand og pris, og book en fremvisning.`,
  keywords: (make: string, model: string) =>
    `${make}, ${model}, ${make} ${model} brugt, brugtbil, FlexLeasing`,
  sold: (date: string | null) =>
    date === null ? 'Bilen er solgt.' : `Bilen blev solgt den ${date}.`,
  reserved: 'Bilen er reserveret. Skriv til os, hvis du vil stå på venteliste.',
  actions: 'Kontakt os om bilen',
  similar: 'Lignende biler',
  findSimilar: 'Find en tilsvarende',
} as const;

export const tabCopy = {
  label: 'Om bilen',
  overview: 'Oversigt',
  specifications: 'Specifikationer',
  allSpecifications: 'Alle specifikationer',
  battery: 'Batteritest',
  damage: 'Skader & Tilstand',
  vehicleInfo: 'Køretøjsinformation',
  equipment: 'Specs & Udstyr',
  condition: 'Tilstand',
  damageReport: 'Skadesrapport',
  damageImages: 'Dokumenterede skader',
  noInfo: 'Ingen yderligere information tilgængelig.',
  noDamage: 'Ingen dokumenterede skader.',
  showDamage: (number: number, description: string) =>
    `Vis billede af skade ${number}: ${description}`,
  showPin: (number: number, isRepaired: boolean) =>
    `Vis skade ${number}${isRepaired ? ', repareret' : ''}`,
  howDamages: 'Sådan viser vi skader',
} as const;

export const overviewCopy = {
  onLot: 'På lager siden',
  damages: 'Skader',
  damageCount: (count: number) =>
    count === 1 ? '1 skade, fotograferet' : `${count} skader, fotograferet`,
  noDamages: 'Ingen dokumenterede',
  battery: 'Batteri',
  batteryHealth: (percent: number) => `${percent} % af kapaciteten som ny`,
} as const;

export const galleryCopy = {
  label: 'Billeder af bilen',
  image: (name: string, index: number, total: number) => `${name}, billede ${index} af ${total}`,
  position: (index: number, total: number) => `Billede ${index} af ${total}`,
  counter: (index: number, total: number) => `${index} / ${total}`,
  thumbnails: 'Vælg billede',
  show: (index: number) => `Vis billede ${index}`,
  enlarge: (index: number) => `Se billede ${index} i fuld størrelse`,
  previous: 'Forrige billede',
  next: 'Næste billede',
  close: 'Luk billedvisning',
  all: (count: number) => `Se alle ${count}`,
  lightbox: 'Billeder i fuld størrelse',
} as const;

export const videoCopy = {
  heading: 'Video af bilen',
  play: 'Afspil video',
  title: (name: string) => `Video af ${name}`,
  privacy:
    'Videoen ligger på YouTube. Der hentes intet derfra, før du afspiller den; derefter kan YouTube se, at du ser den.',
} as const;

/** Copy of the tabs of the price, by the way to pay. */
export const priceTabCopy = {
  label: 'Betaling',
  cash: 'Kontant',
  loan: 'Lån',
  loanNote: 'Beregn ydelsen',
  leasing: 'Leasing',
  leasingNote: (customers: readonly string[]) => customers.join(' og '),
} as const;

export const financeCopy = {
  price: 'Pris',
  leasing: 'FlexLeasing',
  /** The leasing line of variant B. */
  from: (amount: string) => `FlexLeasing from ${amount} kr./måned`,
  customerType: 'Kundetype',
  customers: { erhverv: 'Erhverv', privat: 'Privat' },
  cashPrice: 'Kontantpris',
  perMonth: 'kr./md.',
  monthly: 'Månedlig ydelse',
  firstPayment: 'Førstegangsydelse',
  period: 'Løbetid',
  months: (months: number) => `${months} måneder`,
  kmPerYear: 'Kilometer pr. år',
  contractFee: 'Oprettelse af kontrakt (automatisk)',
  contractFees: {
    privat: (amount: string) => `${amount} inkl. moms`,
    erhverv: (amount: string) => `${amount} ekskl. moms`,
  },
  residualValue: 'Restværdi',
  residualNote: 'ex moms. og afgift',
  total: 'Samlet betaling i perioden',
  open: 'Oplyses i tilbuddet',
  allTerms: 'Alle vilkår',
  compare: 'Sammenlign erhverv og privat',
  /** Who leases the car out, and what the payment covers and does not. */
  leasingContents: (
    lessor: string,
    dealer: string,
    { included, excluded }: { included: string; excluded: string },
  ) =>
    `Udlejer er ${lessor}; ${dealer} formidler aftalen. Ydelsen dækker ${included}; ${excluded} kommer til.`,
  /** The terms beside a monthly payment, in one line each. */
  terms: {
    firstPayment: (amount: string) => `${amount} i førstegangsydelse`,
    /** With a word joiner, since a line may end after a slash. */
    kmPerYear: (kilometres: string) => `${kilometres}/\u2060år`,
    contractFee: (amount: string) => `Oprettelse ${amount}`,
    residualValue: (amount: string) =>
      `Restværdi ${amount} ex moms. og afgift, som du bærer risikoen for`,
    residualRisk: (amount: string) => `Restværdi ${amount} ex moms. og afgift, din risiko`,
    totalShort: (amount: string) => `I alt ${amount}`,
    total: (amount: string) => `I alt ${amount} i perioden`,
  },
  vat: {
    privat: 'Ydelser og gebyr er inkl. moms.',
    erhverv: 'Ydelser og gebyr er ekskl. moms.',
  },
  vatShort: { privat: 'inkl. moms', erhverv: 'ekskl. moms' },
  residualCarrier: leasingEnd('Du'),
  notOffered: {
    privat: 'FlexLeasing til private er ikke prissat på denne bil. Bed om et tilbud.',
    erhverv: 'FlexLeasing til erhverv er ikke prissat på denne bil. Bed om et tilbud.',
  },
  creditWarning: 'Det koster penge at låne penge.',
} as const;

export const batteryCopy = {
  heading: 'Batteritest',
  empty: 'Ingen batteritestresultater for dette køretøj.',
  tested: (date: string) => `Testet ${date}`,
  toTest: 'Se batteritest',
  toElectricPage: 'Se elbilens batteri og rækkevidde',
  health: 'Batterisundhed',
  healthOf: (percent: number) => `${percent} %`,
  date: 'Testdato',
  capacity: 'Kapacitet',
  chargingSpeed: 'Ladehastighed',
  range: 'Målt rækkevidde',
  /** The measured capacity next to that of the new battery, both in kWh. */
  capacityOf: (measured: string, asNew: string) => `${measured} af ${asNew} kWh`,
  document: 'Åbn testrapport (PDF)',
  newTab: 'åbner i ny fane',
  notes: 'Bemærkninger',
} as const;

/** Copy of the box 'Har du spørgsmål?'. */
export const questionsCopy = {
  heading: 'Har du spørgsmål?',
  text: 'Ring, eller skriv til os. Vi kender bilen og svarer på det, du gerne vil vide.',
  call: 'Ring til os',
  write: 'Skriv til os',
} as const;

export const placeCopy = {
  stands: (city: string) => `Bilen står i ${city}`,
  showroom: (city: string) => `Besøg os i ${city}`,
} as const;

/** Copy of the bar at the lower edge of a phone. */
export const thumbBarCopy = {
  label: 'Pris og kontakt',
  call: 'Ring',
  write: 'Skriv',
} as const;

export const printCopy = {
  printed: 'Udskrevet',
} as const;

/** Copy at the address of a vehicle that visitors cannot see. */
export const missingVehicleCopy = {
  title: 'Vehicle not found',
  failed: 'Error loading vehicle data',
  description: 'Køretøjet findes ikke.',
  keywords: 'brugtbil, bil til salg',
  help: 'Se de andre biler på lager, eller ring til os om bilen.',
  inventory: 'Se biler på lager',
} as const;
