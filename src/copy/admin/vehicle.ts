import type { FuelType, VehicleStatus } from '#domain/schema/enumerations.ts';
import type { FlagName, FormFieldName } from '#domain/vehicle/fields/table.ts';
import { fuelCopy } from '../labels.ts';

/** Words of the admin's vehicle views: dashboard, table, form. */

export const parsedNumberCopy = {
  number: (value: string) => `Forstået som ${value}`,
  zero: 'Ikke et tal – læses som 0',
  nothing: 'Ikke et tal – gemmes som tomt felt',
} as const;

export const dashboardCopy = {
  total: 'Total Vehicles',
  addedThisWeek: (count: number) => `+${count} added this week`,
  available: 'Available',
  unpublished: (count: number) => `+${count} ${count === 1 ? 'kladde' : 'kladder'}`,
  totalValue: 'Total Value',
  featured: 'Featured',
  sold: 'Sold',
  recentActivity: 'Recent Activity',
  recentActivityHint: 'Tilføjet de seneste 7 dage',
  totalValueHint: 'Summen af priserne på biler til salg',
  quickActions: 'Quick Actions',
  addNew: 'Add New Vehicle',
  viewAll: 'View All Vehicles',
  recentVehicles: 'Recent Vehicles',
  none: 'Der er ingen biler endnu.',
} as const;

export const vehicleBadgeCopy = {
  featured: 'Featured',
  leasing: 'FlexLeasing',
  sale: 'Tilbud',
  unpublished: 'Kladde',
} as const;

/** The fuel as it is stored. The public page shows a missing one as petrol, which staff must not believe. */
export function storedFuelCopy(fuel: FuelType | null): string {
  return fuel === null ? 'Drivmiddel mangler' : fuelCopy[fuel];
}

export const vehicleTableCopy = {
  heading: 'Vehicles',
  columns: {
    vehicle: 'Vehicle',
    year: 'Year',
    price: 'Price',
    leasing: 'FlexLeasing',
    status: 'Status',
    featured: 'Featured',
    actions: 'Actions',
    registration_number: 'Nummerplade',
    mileage: 'Km',
    days: 'Dage på lager',
    fuel_type: 'Drivmiddel',
    gearkasse: 'Gearkasse',
    body_type: 'Karrosseri',
    power_hp: 'Hk',
    office: 'Står i',
  },
  daysInStock: (days: string) => `${days} dage på lager`,
  search: 'Søg i biler',
  statusFilter: 'Status',
  allStatuses: 'Alle statusser',
  unpublished: 'Kladde',
  sort: 'Sortering',
  newestFirst: 'Nyeste først',
  shown: (shown: string, total: string) => `${shown} af ${total} biler`,
  noMatch: 'Ingen biler passer til søgningen.',
  empty: 'Der er ingen biler endnu.',
  clear: 'Nulstil søgning',
  edit: (name: string) => `Rediger ${name}`,
  duplicate: (name: string) => `Dupliker ${name}`,
  remove: (name: string) => `Slet ${name}`,
  view: (name: string) => `Vis ${name} på siden`,
  statusOf: (name: string) => `Status for ${name}`,
  chooseStatus: 'Vælg status',
  isFeatured: 'Ja',
  notFeatured: 'Nej',
  privat: 'Privat',
  erhverv: 'Erhverv',
  months: (months: number) => `${months} mdr.`,
  changePrice: (price: string, name: string) => `${price}, ret prisen på ${name}`,
  priceOf: (name: string) => `Pris på ${name}`,
  instead: (price: string) => `før ${price}`,
} as const;

const CHANGED_TO: Record<VehicleStatus, string> = {
  available: 'til salg igen',
  sold: 'solgt',
  reserved: 'reserveret',
  maintenance: 'på værksted',
  archived: 'arkiveret',
};

export const vehicleToastCopy = {
  updated: 'Vehicle updated successfully',
  created: 'Vehicle created successfully',
  deleted: 'Vehicle deleted successfully',
  fetchFailed: 'Error fetching vehicles',
  saveFailed: 'Error saving vehicle',
  deleteFailed: 'Error deleting vehicle',
  restored: 'Bilen er gendannet',
  restoreFailed: 'Bilen kunne ikke gendannes',
  statusChanged: (name: string, status: string) => `${name}: ${status}`,
  statusesChanged: (count: number, status: VehicleStatus | null) =>
    `${count} biler ${status ? CHANGED_TO[status] : 'har fået ny status'}`,
  undoAll: 'Fortryd alle',
  statusUndone: 'Statusændringen er fortrudt',
  statusesUndone: (count: number) => `${count} statusændringer er fortrudt`,
  priceChanged: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  pricesChanged: (count: number) => `${count} priser er ændret`,
  pricesUndone: (count: number) =>
    count === 1 ? 'Prisen er som før' : `${count} priser er som før`,
  changedMeanwhile: 'En anden har ændret bilen i mellemtiden. Listen er opdateret – prøv igen.',
  goneMeanwhile: 'Bilen er slettet af en anden.',
  savedUnpublished: 'Gemt som kladde. Bilen er ikke på siden.',
  publishedWithoutImages: 'Bilen er på siden om et øjeblik. Den har ingen billeder endnu.',
  published: 'Bilen er på siden om et øjeblik.',
} as const;

export const deleteVehicleCopy = {
  title: (name: string) => `Slet ${name}?`,
  body: 'Bilen forsvinder fra siden og flyttes til papirkurven. I 30 dage kan den gendannes med billeder og batteritest.',
} as const;

export const vehicleFormCopy = {
  addHeading: 'Add Vehicle',
  editHeading: 'Edit Vehicle',
  notFound: 'Bilen findes ikke længere.',
  backToList: 'View All Vehicles',
  publicPage: 'Vis på siden',
  toImages: 'Til billederne',
  duplicateOf: (name: string) =>
    `Kopi af ${name}, endnu ikke gemt. Kilometerstand, pris, tilbud, stelnummer og billeder følger ikke med.`,
  saveUnpublished: 'Gem som kladde',
  unpublishedNotice:
    'Bilen er en kladde og vises ikke på siden. Den kommer på siden, når du trykker Gem.',
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
    equipment: 'Udstyr til søgningen',
  },
  emptyGroup: 'Ikke udfyldt',
  chosen: (count: number) => ` ${count} valgt`,
  more: (count: number) => `${count} mere`,
  suggestions: 'Står i listen, men kan ikke findes i søgningen endnu:',
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
  videoPreview: 'Forhåndsvisning af video',
  playVideo: 'Vis video',
  videoInvalid: 'Invalid YouTube URL',
  videoInvalidBody: 'Please provide a valid YouTube URL or video ID',
  chooseOption: 'Vælg',
} as const;

/** The label of every field of the form, with its unit. */
export const vehicleFieldCopy = {
  make: 'Mærke',
  model: 'Model',
  variant: 'Variant',
  year: 'Årgang',
  price: 'Pris (kr. inkl. moms)',
  original_price: 'Førpris (kr. inkl. moms)',
  sale_price: 'Tilbudspris (kr. inkl. moms)',
  is_on_sale: 'På tilbud',
  offer_until: 'Tilbuddet slutter (dato)',
  mileage: 'Kilometerstand (km)',
  fuel_type: 'Drivmiddel',
  transmission: 'Transmission (fritekst)',
  gearkasse: 'Gearkasse',
  color: 'Farve',
  vin: 'VIN',
  stelnummer: 'Stelnummer',
  first_registration_date: 'Første registrering (dato)',
  body_type: 'Karrosseri',
  doors: 'Antal døre',
  seats: 'Antal sæder',
  power_hp: 'Effekt (hk)',
  drive_wheels: 'Hjultræk',
  consumption_km_l: 'Forbrug (km/l)',
  co2_g_km: 'CO₂ (g/km)',
  euro_norm: 'Euronorm',
  range_wltp_km: 'Rækkevidde på el, WLTP (km)',
  consumption_wh_km: 'Elforbrug (Wh/km)',
  charging_ac_kw: 'AC-ladning (kW)',
  charging_dc_kw: 'DC-ladning (kW)',
  charging_plug: 'Ladestik',
  towing_weight: 'Anhængervægt med bremser (kg)',
  tow_bar: 'Træk',
  production_year: 'Produktionsår',
  owner_count: 'Antal tidligere ejere',
  earlier_use: 'Tidligere brugt som',
  imported_from: 'Importeret fra (land)',
  service_history: 'Servicehistorik',
  last_inspection_date: 'Seneste syn (dato)',
  next_inspection_date: 'Næste syn (dato)',
  key_count: 'Antal nøgler',
  registration_number: 'Nummerplade',
  factory_warranty_until: 'Fabriksgaranti til (dato)',
  battery_warranty_until: 'Batterigaranti til (dato)',
  dealer_warranty_months: 'Forhandlergaranti (måneder)',
  vat_kind: 'Moms',
  price_includes_delivery: 'Leveringsomkostninger',
  price_includes_plates: 'Nummerplader',
  office: 'Bilen står i',
  equipment: 'Udstyr til søgningen',
  battery_test_result: 'Batteritest, resultat',
  battery_test_date: 'Batteritest, dato',
  battery_capacity: 'Batterikapacitet (kWh)',
  battery_health_percentage: 'Batterisundhed (%)',
  damage_report: 'Skadesrapport',
  condition_notes: 'Standbeskrivelse',
  status: 'Status',
  featured: 'Featured',
  unpublished: 'Kladde',
  specs_equipment: 'Udstyr',
  walkaround_video_url: 'YouTube-link eller video-id',
  flexleasing_enabled: 'FlexLeasing',
  flexleasing_period: 'Leasingperiode (måneder)',
  flexleasing_privat_monthly_payment: 'Privat: ydelse pr. måned (kr. inkl. moms)',
  flexleasing_privat_down_payment: 'Privat: førstegangsydelse (kr. inkl. moms)',
  flexleasing_privat_residual_value: 'Privat: restværdi (kr. inkl. moms)',
  flexleasing_erhverv_monthly_payment: 'Erhverv: ydelse pr. måned (kr. ekskl. moms)',
  flexleasing_erhverv_down_payment: 'Erhverv: førstegangsydelse (kr. ekskl. moms)',
  flexleasing_erhverv_residual_value: 'Erhverv: restværdi (kr. ekskl. moms)',
  km_per_year: 'Kørsel i leasingaftalen (km pr. år)',
} as const satisfies Record<FormFieldName, string>;

/** The label beside a checkbox, where it says more than the name of its field. */
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
