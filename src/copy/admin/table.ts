/** The tools above the vehicle table: filters, saved views, columns, export, keys. */
export const tableToolsCopy = {
  label: 'Tabellen',
  filters: 'Filtre',
  filtersOn: (count: number) => `Filtre (${count})`,
  views: 'Visninger',
  columns: 'Kolonner',
  export: 'Hent som CSV',
  import: 'Importér',
  recent: 'Seneste ændringer',
  /** On a phone, before filters, sorting and tools. */
  more: 'Filtre m.m.',
  moreOn: (count: number) => `Filtre m.m. (${count})`,
  make: 'Mærke',
  allMakes: 'Alle mærker',
  fuel: 'Drivmiddel',
  allFuels: 'Alle drivmidler',
  office: 'Står i',
  allOffices: 'Alle afdelinger',
  priceFrom: 'Pris fra',
  priceTo: 'Pris til',
  days: 'Mindst dage på lager',
  work: 'Mangler noget',
  allWork: 'Alle biler',
  clear: 'Nulstil filtre',
  exportName: 'biler',
} as const;

/** The heading of a work list, above the rows of the table. */
export const workListCopy = {
  images: 'Uden billeder',
  steps: 'Et trin skal klares i dag',
  lacking: 'På siden og mangler oplysninger',
  'offers-end': 'Tilbud, der slutter snart',
  'offers-last': 'Tilbud, der har varet længe',
  standing: 'Har stået længere end normalt',
  uploads: 'Med filer, der ikke kunne bruges på siden',
  rejected: 'Noget kan ikke læses og vises ikke på siden',
  year: 'Uden årgang',
  mileage: 'Uden kilometerstand',
  fuel_type: 'Uden drivmiddel',
  first_registration_date: 'Uden første registrering',
  price: 'Uden pris',
  price_includes_delivery: 'Uden leveringsomkostninger i prisen',
} as const;

export const columnsCopy = {
  most: (count: number) => `Vælg højst ${count}.`,
  usual: 'Som før',
  done: 'Færdig',
} as const;

export const savedViewsCopy = {
  intro: 'En visning husker søgning, filtre, sortering og kolonner. Kun du ser dine visninger.',
  none: 'Du har ingen gemte visninger endnu.',
  name: 'Navn på den visning, du ser nu',
  save: 'Gem visning',
  open: (name: string) => `Vis ${name}`,
  remove: (name: string) => `Slet visningen ${name}`,
  removed: 'Visningen er slettet',
  saved: 'Visningen er gemt',
  loadFailed: 'Visningerne kunne ikke hentes',
  saveFailed: 'Visningen kunne ikke gemmes',
  tooMany: 'Der er ikke plads til flere visninger. Slet en først.',
  nameMissing: 'Giv visningen et navn.',
} as const;
