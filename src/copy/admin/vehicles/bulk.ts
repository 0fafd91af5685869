import { vehiclesText } from '#copy/format.ts';
import type { PriceChange, PriceRounding } from '#domain/vehicle/price/price-change.ts';

/** Selecting vehicles in the table and changing many at once. */
export const selectionCopy = {
  select: (name: string) => `Vælg ${name}`,
  selectAll: 'Vælg alle viste biler',
  selected: (count: number) => `${vehiclesText(count)} valgt`,
  edit: 'Ændr…',
  clear: 'Fravælg',
  bar: 'Valgte biler',
} as const;

export const bulkEditCopy = {
  title: (count: number) => `Ændr ${vehiclesText(count)}`,
  what: 'Hvad skal ændres?',
  price: 'Pris',
  by: 'Hvordan?',
  byKinds: {
    percent: 'Med procent',
    amount: 'Med kroner',
    fixed: 'Til en fast pris',
  } satisfies Record<PriceChange['by'], string>,
  value: {
    percent: 'Procent, fx -5',
    amount: 'Kroner, fx -5.000',
    fixed: 'Pris i kroner',
  } satisfies Record<PriceChange['by'], string>,
  rounding: 'Afrunding',
  roundings: {
    none: 'Hele kroner',
    '100': 'Nærmeste 100 kr.',
    '500': 'Nærmeste 500 kr.',
    '1000': 'Nærmeste 1.000 kr.',
    '900': 'Så prisen ender på 900 kr.',
  } satisfies Record<PriceRounding, string>,
  newValue: 'Ny værdi',
  unpublished: 'Kladde (udgiv eller tag af siden)',
  publish: 'Nej, udgiv dem',
  unpublish: 'Ja, tag dem af siden',
  preview: 'Sådan bliver det',
  columns: { vehicle: 'Bil', from: 'Nu', to: 'Bliver' },
  summary: (changed: number, same: number) =>
    same === 0
      ? `${changed} ændres`
      : `${changed} ændres, ${same} bliver, som ${same === 1 ? 'den' : 'de'} er`,
  nothing: 'Ingen af bilerne ændres.',
  notANumber: 'Skriv et tal.',
  empty: '(tomt)',
  same: 'Er det allerede',
  demanded: (missing: string) => `Loven kræver det, før bilen må på siden. ${missing}`,
  noPrice: 'Har ingen pris',
  noPriceLeft: 'Prisen ville forsvinde',
  offerStays: (price: string) => `På tilbud: siden viser stadig ${price}`,
  run: (count: number) => `Ændr ${vehiclesText(count)}`,
} as const;

/** A run of many changes: its progress, its result, and taking it back. */
export const changeRunCopy = {
  edit: (what: string, count: number) => `${what} på ${vehiclesText(count)}`,
  progress: (done: string, total: string) => `${done} af ${total} gemt`,
  saving: 'Gemmer',
  dontClose: 'Lukker du siden nu, kan du gøre det færdigt, næste gang du logger ind.',
  saved: (changed: string, created: string) => {
    if (created === '0') return `${vehiclesText(changed)} er ændret`;
    const imported = created === '1' ? '1 ny bil' : `${created} nye biler`;
    return `${imported} er importeret${changed === '0' ? '' : `, ${changed} er ændret`}`;
  },
  someSaved: (saved: string, total: string) => `${saved} af ${total} biler er ændret`,
  notSaved: (count: number) => `${vehiclesText(count)} er ikke ændret:`,
  conflict: 'En kollega har ændret det samme imens.',
  gone: 'Bilen er slettet af en anden.',
  undone: (count: string) => `${vehiclesText(count)} er som før`,
  undo: 'Fortryd det hele',
  undoTitle: (title: string) => `Fortryd: ${title}`,
  unfinished: (title: string, done: string, total: string) =>
    `${title} blev afbrudt: ${done} af ${total} er gemt.`,
  left: 'Mangler:',
  more: (count: number) => `og ${count} andre`,
  finish: 'Gør færdig',
  leave: 'Lad resten være',
  checking: (title: string) => `${title} blev afbrudt.`,
  runFailed: 'Ændringen blev afbrudt',
  notStarted: 'Importen er ikke begyndt',
  finishFirst: 'Gør først det afbrudte færdigt øverst på siden, eller lad resten være.',
  recent: 'Seneste ændringer',
  noRecent: 'Ingen ændringer af flere biler på denne enhed endnu.',
  whenAndHowMany: (when: string, count: string) => `${when} · ${vehiclesText(count)}`,
  isUndone: 'Fortrudt',
} as const;
