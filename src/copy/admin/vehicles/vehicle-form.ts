import { NEWS_CLOCK } from '#copy/watch-links.ts';
import type { FlagName, FormFieldName } from '#domain/vehicle/fields/table.ts';

export const vehicleFormCopy = {
  addHeading: 'Add Vehicle',
  editHeading: 'Edit Vehicle',
  notFound: 'Bilen findes ikke længere, eller også kan kun webmaster rette den.',
  backToList: 'View All Vehicles',
  publicPage: 'Vis på siden',
  toImages: 'Til billederne',
  duplicateOf: (name: string) =>
    `Kopi af ${name}, endnu ikke gemt. Kilometerstand, pris, tilbud, stelnummer og billeder følger ikke med.`,
  saveUnpublished: 'Gem som kladde',
  unpublishedNotice:
    'Bilen er en kladde og vises ikke på siden. Den kommer på siden, når du trykker Gem.',
  unpricedNotice:
    'Bilen er en kladde og vises ikke på siden. En sælger sætter prisen og udgiver den.',
  waiting: (count: number, vehicles = 1) => {
    const [what, they] = vehicles === 1 ? ['en bil som denne', 'den'] : ['en af bilerne', 'de'];
    const mails = count === 1 ? 'Der går 1 mail' : `Der går ${count} mails`;
    return `${count} venter på ${what}. ${mails} ud kl. ${NEWS_CLOCK}, når ${they} er udgivet.`;
  },
  practiceNotice: 'Det her er din øvebil. Kun du ser den, og den kommer aldrig på siden.',
  completeNotice: 'Bilen er en kladde og har alt, hvad den skal have på siden.',
  publish: 'Udgiv bilen',
  sections: {
    basic: 'Basic Information',
    details: 'Vehicle Details',
    battery: 'Battery Information',
    pricing: 'Pricing',
    additional: 'Additional Information',
    specs: 'Specs & Udstyr',
    settings: 'Settings',
    video: 'Walkaround Video',
  },
  groups: {
    body: 'Karrosseri og motor',
    combustion: 'Forbrug og udledning',
    charging: 'Rækkevidde og opladning',
    towing: 'Anhænger',
    terms: 'Moms, levering og placering',
    history: 'Historik',
    warranty: 'Garanti',
    preparation: 'Syn, klargøring, billeder og annonce',
  },
  emptyGroup: 'Ikke udfyldt',
  searched: (found: number, all: number) => `I søgningen: ${found} af ${all}. Se og ret`,
  addSuggestion: (equipment: string) => `${equipment} med i søgningen`,
  addSuggestions: (count: number) => `Alle ${count} med i søgningen`,
  sectionsLabel: 'Afsnit',
  savings: (amount: string, percent: number) => `Besparelse ${amount} (${percent} %)`,
  noSavings:
    'Siden viser intet tilbud: tilbudsprisen er ikke lavere end førprisen, eller sidste dag er forbi.',
  leasingOf: { privat: 'Privat (inkl. moms)', erhverv: 'Erhverv (ekskl. moms)' },
  noPeriod: 'Ikke valgt',
  months: (months: number) => `${months} måneder`,
  leasingTotal: (amount: string, months: number) =>
    `Samlet betaling over ${months} måneder inkl. oprettelse: ${amount}`,
  batteryUploadHint: 'Gem bilen først, og rediger den derefter for at uploade batteritest-PDF’er.',
  addEntry: 'Tilføj',
  newSpec: 'Nyt udstyr',
  removeEntry: (entry: string) => `Fjern ${entry}`,
  noSpecs: 'Intet udstyr endnu.',
  suggestionsLabel: 'Forslag',
  splitEntry: (count: number) => `Tilføj som ${count} stk.`,
  lastPack: (model: string) => `Som sidste ${model}`,
  usualPack: (model: string) => `Det, de fleste ${model} har`,
  packAdded: (count: number) => (count === 1 ? '1 er tilføjet.' : `${count} er tilføjet.`),
  offered: (model: string) => (model === '' ? 'Tilføj:' : `Tilføj til ${model}:`),
  allWheelDrive: 'Firehjulstræk',
  videoPreview: 'Forhåndsvisning af video',
  playVideo: 'Vis video',
  videoInvalid: 'Invalid YouTube URL',
  videoInvalidBody: 'Please provide a valid YouTube URL or video ID',
  chooseOption: 'Vælg',
} as const;

/** The column next to the form of a stored vehicle. */
export const formSideCopy = {
  label: 'Om bilen',
  preview: 'Sådan ser kunderne bilen',
  now: 'Lige nu',
  published: 'Bilen er på siden.',
  notPublished: 'Bilen er ikke på siden.',
  here: (names: string) => `Her lige nu: ${names}`,
  alone: 'Kun du har bilen åben.',
  prices: 'Priser',
  since: (kind: string, day: string) => `${kind.toLowerCase()} fra ${day}`,
  allPrices: 'Se prisen og hele prisloggen',
} as const;

/** The four steps until a car is for sale. */
export const carStepCopy = {
  heading: 'Klar til salg',
  steps: { inspection: 'Syn', preparation: 'Klargøring', images: 'Billeder', advert: 'Annonce' },
  done: 'Klaret',
  open: 'Ingen er sat på',
  due: (day: string) => `senest ${day}`,
} as const;

/** The label next to a checkbox, where it says more than the name of its field. */
export const vehicleCheckCopy: Partial<Record<FlagName, string>> = {
  is_on_sale: 'Bilen er på tilbud',
  featured: 'Featured (fremhævet bil)',
};

export const vehicleHintCopy: Partial<Record<FormFieldName, string>> = {
  price: '0 vises som “Kontakt for pris”.',
  mileage: '0 eller tomt er en ny bil.',
  transmission: 'Bruges kun, hvor gearkasse ikke er valgt.',
  vin: 'Vises aldrig på den offentlige side.',
  stelnummer: 'Vises aldrig på den offentlige side.',
  registration_number: 'Vises aldrig på den offentlige side.',
};
