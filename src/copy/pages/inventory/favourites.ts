import { formatDate, formatKroner } from '#copy/format.ts';
import type { Changes } from '#domain/favourites/changes-of.ts';

export const heartCopy = {
  add: (name: string) => `Gem ${name} som favorit`,
  /** Next to the heart on the page of a vehicle, where there is room for words. */
  text: 'Gem',
  pressed: 'Gemt',
  added: 'Gemt som favorit på denne enhed',
  removed: (name: string) => `${name} er ikke længere favorit`,
  undo: 'Fortryd',
  show: 'Se favoritter',
  full: (most: number) => `Der er plads til ${most} favoritter. Fjern en for at gemme flere.`,
  refused: 'Din browser tillader ikke, at siden gemmer favoritter.',
  failed: 'Favoritter kunne ikke åbnes. Prøv igen.',
} as const;

/** Where none of the vehicles that an address names could be fetched. */
export const unreadCopy = {
  text: 'Bilerne kunne ikke hentes lige nu.',
  retry: 'Prøv igen',
} as const;

/** Some of the vehicles that an address names, as a sentence begins. */
export function someCars(count: number): string {
  return `${count === 1 ? 'En' : count} af bilerne`;
}

/** What the page says; its script does not load it. */
export const favouritesPageCopy = {
  title: 'Dine favoritter',
  description:
    'De biler, du har gemt med hjertet. De ligger kun på din egen enhed, og du sletter dem med ét tryk.',
  keywords: 'favoritter, gemte biler, sammenlign biler',
  lead: 'Gemt på denne enhed og ingen andre steder.',
  loading: 'Henter dine favoritter …',
  withoutScript:
    'Favoritter gemmes af din browser og kræver JavaScript. Du kan også sætte bogmærker ved de biler, du vil huske.',
  empty: 'Du har ingen favoritter endnu.',
  emptyHint: 'Tryk på hjertet ved en bil, så finder du den her igen.',
  toInventory: 'Se alle biler',
} as const;

export const favouritesCopy = {
  clear: 'Slet alle favoritter',
  cleared: 'Alle favoritter er slettet fra denne enhed',
  remove: (name: string) => `Fjern ${name}`,
  compare: 'Sammenlign',
  compareOne: (name: string) => `Sammenlign ${name}`,
  compareChosen: (count: number) => `Sammenlign ${count} biler`,
  /** Next to the button, while too few are chosen. */
  chooseMore: 'Vælg mindst to biler at sammenligne.',
  chooseMost: (most: number) => `Du kan sammenligne ${most} biler ad gangen.`,
  compareOffline: 'Sammenligningen kræver forbindelse til nettet.',
  cheaperBy: (amount: number) => `${formatKroner(amount)} billigere, end da du så den`,
  dearerBy: (amount: number) => `${formatKroner(amount)} dyrere, end da du så den`,
  sold: 'Solgt',
  gone: 'Ikke længere til salg',
  notLoaded: 'Bilens side kunne ikke hentes lige nu.',
  newVehicles: (since: string) => `Nye af dine modeller siden ${shortDay(since)}`,
  similarTo: (name: string) => `Ligner ${name}`,
} as const;

/** `2 nye, 1 billigere (−10.000 kr.), 1 solgt siden 14.11.` */
export function changesText(changes: Changes, added: number, since: string): string {
  const { cheaper, dearer, reserved, sold, gone } = changes;
  const parts = [
    counted(added, 'ny', 'nye'),
    pricedPart(cheaper, 'billigere', '−'),
    pricedPart(dearer, 'dyrere', '+'),
    counted(reserved, 'reserveret', 'reserveret'),
    counted(sold, 'solgt', 'solgt'),
    counted(gone, 'ikke længere til salg', 'ikke længere til salg'),
  ].filter(Boolean);
  const what = parts.length > 0 ? parts.join(', ') : 'Intet nyt';
  return `${what} siden ${shortDay(since)}`;
}

function counted(count: number, one: string, more: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : more}`;
}

/** With the amount; the largest one of several. */
function pricedPart(amounts: readonly number[], word: string, sign: string): string {
  if (amounts.length === 0) return '';
  const amount = `${sign}${formatKroner(Math.max(...amounts))}`;
  return `${amounts.length} ${word} (${amounts.length > 1 ? 'op til ' : ''}${amount})`;
}

/** `14.11.` of a time in ISO 8601. */
function shortDay(time: string): string {
  return `${formatDate(new Date(time)).slice(0, 5)}.`;
}
