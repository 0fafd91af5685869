import { someCars } from './favourites.ts';

export const sharedCopy = {
  title: 'Biler, der er delt med dig',
  description: 'En liste over biler, som nogen har fundet frem til dig, med priser som i dag.',
  keywords: 'delte biler, brugte biler',
  lead: 'Nogen har samlet de her biler til dig. Din enhed gemmer intet, før du beder om det.',
  loading: 'Henter bilerne …',
  withoutScript: 'Listen sættes op i din browser og kræver JavaScript.',
  empty: 'Der er ingen biler på listen.',
  emptyHint: 'Måske mangler noget af linket. Bed om at få det sendt igen.',
  toInventory: 'Se alle biler',
  missing: (count: number) =>
    `${someCars(count)} er ikke længere til salg, findes ikke eller kunne ikke hentes.`,
  save: (count: number) =>
    count === 1 ? 'Gem bilen som favorit' : `Gem alle ${count} som favoritter`,
} as const;
