/** Copy of small parts of every page, the admin included. */
export const siteCopy = {
  locale: 'da',
  ogLocale: 'da_DK',
  skipLink: 'Gå til indhold',
  toasts: {
    label: 'Beskeder',
    dismiss: 'Luk besked',
  },
  dialogClose: 'Luk',
  breadcrumb: 'Du er her',
  /** The first entry of breadcrumbs. */
  breadcrumbHome: 'Forside',
} as const;

/** Copy of the navigation bar; separate, since scripts load the copy above. */
export const menuCopy = {
  label: 'Hovedmenu',
  open: 'Åbn menu',
  close: 'Luk menu',
  home: 'HJEM',
  inventory: 'LAGER',
  business: 'ERHVERVSLØSNINGER',
  sellCar: 'SÆLG DIN BIL',
  accessories: 'TILBEHØRSBUTIK',
  contact: 'KONTAKT OS',
  phones: 'Ring til os',
  favourites: 'Favoritter',
} as const;

export const footerCopy = {
  label: 'Sidefod',
  intro: 'Brugte biler til private og erhverv. Gennemgået, dokumenteret og klar til levering.',
  cars: 'Biler',
  services: 'Ydelser',
  dealer: 'Forhandler',
  contact: 'Kontakt',
  available: 'Tilgængeligt',
  sold: 'Solgt',
  finance: 'Finansiering',
  businessLeasing: 'Erhvervsleasing',
  valuation: 'Vurdering',
  wheels: 'Hjul og dæk',
  team: 'Mød teamet',
  privacy: 'Privatliv',
  terms: 'Vilkår',
  damages: 'Sådan viser vi skader',
  dealerLogin: 'Forhandlerlogin',
  cvr: 'CVR-nr.',
} as const;

/** The `<title>` of a page: its own title, then the name of the dealer. */
export function pageTitle(title: string, dealerName: string): string {
  return title.includes(dealerName) ? title : `${title} | ${dealerName}`;
}
