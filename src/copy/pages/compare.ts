/** Copy of /sammenlign. */
export const compareCopy = {
  title: 'Sammenlign biler',
  description:
    'Op til fire biler side om side: først det, der skiller dem, så det, de har til fælles.',
  keywords: 'sammenlign biler, brugte biler, bilsammenligning',
  lead: 'Det, der skiller bilerne, står først.',
  loading: 'Henter bilerne …',
  failed: 'Bilerne kunne ikke hentes. Prøv igen.',
  withoutScript:
    'Sammenligningen sættes op i din browser og kræver JavaScript. Bilernes egne sider viser alle oplysninger uden.',
  empty: 'Der er ingen biler at sammenligne.',
  emptyHint: 'Gem biler med hjertet, og vælg dem under favoritter.',
  toFavourites: 'Til favoritter',
  toInventory: 'Se alle biler',
  print: 'Udskriv',
  share: 'Kopiér link',
  shared: 'Linket er kopieret',
  notShared: 'Linket kunne ikke kopieres. Kopiér det fra adresselinjen.',
  table: 'Sammenligning',
  price: 'Pris',
  leasing: 'FlexLeasing',
  noLeasing: 'Tilbydes ikke',
  equipment: 'Udstyr, der skiller dem',
  sharedEquipment: 'Udstyr, de alle har',
  unknown: 'Ikke oplyst',
  none: 'Intet ud over det fælles',
  /** Over the rows whose values are all the same. */
  equal: (count: number) => `${count} ting er ens`,
  sold: 'Solgt',
  gone: 'En af bilerne er ikke længere til salg og vises ikke.',
  notLoaded: 'En af bilerne kunne ikke hentes lige nu.',
  remove: (name: string) => `Fjern ${name} fra sammenligningen`,
} as const;
