import { LOOKS } from './index.ts';
import type { Look } from './look.ts';

const CAPTIONS = {
  front_left: 'Skråt forfra',
  left: 'Venstre side',
  rear_left: 'Skråt bagfra',
  rear: 'Bagfra',
  dashboard: 'Instrumentbord',
  front_seats: 'Forsæder',
  rear_seats: 'Bagsæder',
  boot: 'Bagagerum',
  charging: 'Ladestik',
  wheel: 'Fælg og dæk',
} as const;

export type ViewName = keyof typeof CAPTIONS;

const ELECTRIC: readonly ViewName[] = [
  'front_left',
  'left',
  'rear_left',
  'dashboard',
  'front_seats',
  'rear_seats',
  'boot',
  'charging',
];
const COMBUSTION: readonly ViewName[] = [
  'front_left',
  'left',
  'rear_left',
  'dashboard',
  'front_seats',
  'rear_seats',
  'boot',
  'wheel',
];
const VAN: readonly ViewName[] = [
  'front_left',
  'left',
  'rear_left',
  'rear',
  'dashboard',
  'front_seats',
  'boot',
  'wheel',
];

/** The look of an invented car; throws a `RangeError` where there is no such car. */
export function lookOf(id: string): Look {
  const look = LOOKS[id];
  if (!look) throw new RangeError(`There is no demo car ${id}.`);
  return look;
}

/** The views of an invented car's images in the order of its gallery; the first is its cover. */
export function viewsOf({ cabin, electric, images }: Look): readonly ViewName[] {
  const views = cabin.kind === 'van' ? VAN : electric ? ELECTRIC : COMBUSTION;
  return views.slice(0, images ?? views.length);
}

/** What an image shows, in Danish. */
export function viewCaption(view: ViewName, { cabin }: Look): string {
  return view === 'boot' && cabin.kind === 'van' ? 'Varerum' : CAPTIONS[view];
}
