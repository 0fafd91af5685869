import type { INSIDE_VIEWS } from '../interior/views.ts';
import { LOOKS } from '../looks/index.ts';
import type { DemoVehicle } from '../vehicles/demo-vehicle.ts';
import { DETAIL_VIEWS, OUTSIDE_VIEWS } from './views.ts';

export type ViewName =
  | keyof typeof OUTSIDE_VIEWS
  | keyof typeof INSIDE_VIEWS
  | keyof typeof DETAIL_VIEWS
  | 'odometer';

const ELECTRIC = [
  'front_left',
  'left',
  'rear_left',
  'dashboard',
  'front_seats',
  'rear_seats',
  'boot',
  'charging',
  'wheel',
  'front',
  'odometer',
] as const satisfies ViewName[];
const COMBUSTION = [
  'front_left',
  'left',
  'rear_left',
  'dashboard',
  'front_seats',
  'rear_seats',
  'boot',
  'front_right',
  'wheel',
  'rear',
  'lamp',
] as const satisfies ViewName[];
const VAN = [
  'front_left',
  'left',
  'rear_left',
  'dashboard',
  'front_seats',
  'boot',
  'front',
  'rear',
  'wheel',
  'odometer',
] as const satisfies ViewName[];

const INSIDE_CAPTIONS = {
  dashboard: 'Instrumentbord',
  front_seats: 'Forsæder',
  rear_seats: 'Bagsæder',
  boot: 'Bagagerum',
} as const satisfies Record<keyof typeof INSIDE_VIEWS, string>;

/** The views of a demo vehicle's images in the order of its gallery; the first is its cover. */
export function vehicleViews(vehicle: DemoVehicle): readonly ViewName[] {
  const isVan = LOOKS[vehicle.id]?.cabin.kind === 'van';
  const views = isVan ? VAN : vehicle.fuel === 'electric' ? ELECTRIC : COMBUSTION;
  return views.slice(0, vehicle.images ?? views.length);
}

export function viewCaption(view: ViewName, { id }: DemoVehicle): string {
  if (view === 'odometer') return 'Kilometertæller';
  if (view === 'boot' && LOOKS[id]?.cabin.kind === 'van') return 'Varerum';
  if (view in INSIDE_CAPTIONS) return INSIDE_CAPTIONS[view as keyof typeof INSIDE_CAPTIONS];
  const views: Record<string, { caption: string }> = { ...OUTSIDE_VIEWS, ...DETAIL_VIEWS };
  return (views[view] as { caption: string }).caption;
}
