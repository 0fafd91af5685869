import { someCars } from './favourites.ts';

export const compareCopy = {
  title: 'Sammenlign biler',
  description:
    'Op til fire biler side om side: det vigtigste først, den bedste værdi mærket, og alle oplysninger med.',
  keywords: 'sammenlign biler, brugte biler, bilsammenligning',
  lead: 'Det vigtigste, der skiller bilerne, står først. ✓ viser den bedste værdi, hvor der ingen tvivl er.',
  loading: 'Henter bilerne …',
  withoutScript:
    'Sammenligningen sættes op i din browser og kræver JavaScript. Bilernes egne sider viser alle oplysninger uden.',
  empty: 'Der er ingen biler at sammenligne.',
  emptyHint: 'Gem biler med hjertet, og vælg dem under favoritter.',
  toFavourites: 'Til favoritter',
  toInventory: 'Se alle biler',
  print: 'Udskriv',
  table: 'Sammenligning',
  price: 'Kontantpris',
  cheapest: 'Lavest pris',
  /** For screen readers, after the value of a fact that is the best one. */
  best: 'bedst',
  ownerTax: 'Ejerafgift om året',
  leasing: 'FlexLeasing',
  noLeasing: 'Tilbydes ikke',
  equipment: 'Udstyr, der skiller dem',
  sharedEquipment: 'Udstyr, de alle har',
  unknown: 'Ikke oplyst',
  none: 'Intet ud over det fælles',
  /** Over the rows whose values are all the same. */
  equal: (count: number) => `${count} ting er ens`,
  sold: 'Solgt',
  soldCars: (count: number) => `${someCars(count)} er solgt og vises ikke.`,
  /** The site knows a vehicle that was deleted long ago no better than one that never was. */
  gone: (count: number) =>
    `${someCars(count)} findes ikke her: linket er forkert, eller ${count === 1 ? 'bilen' : 'bilerne'} er ikke længere til salg.`,
  notLoaded: (count: number) => `${someCars(count)} kunne ikke hentes lige nu.`,
  remove: (name: string) => `Fjern ${name} fra sammenligningen`,
} as const;
