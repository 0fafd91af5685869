import { atom } from 'nanostores';
import { shownAmount } from '#admin/vehicles/table/columns.ts';
import { buyerCopy as copy } from '#copy/admin/buyer.ts';
import { vehicleName } from '#copy/labels.ts';
import { amountText } from '#copy/vehicles/price/price-parts.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { isPublished } from '#domain/vehicle/public-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehiclePath } from '#paths';
import { inquiriesAbout } from '../api.ts';

/** A vehicle that was just reserved or sold, and its inquiries that are not closed. */
export interface BuyerQuestion {
  vehicle: Pick<Vehicle, 'id' | 'make' | 'model'>;
  status: 'reserved' | 'sold';
  inquiries: readonly InquiryView[];
}

/** The question on screen: which inquiry bought the vehicle. */
export const $buyerQuestion = atom<BuyerQuestion | null>(null);

/** Asks which inquiry bought a vehicle that is reserved or sold now, where it has open inquiries. */
export async function askBuyer(vehicle: BuyerQuestion['vehicle'], status: string): Promise<void> {
  if (status !== 'reserved' && status !== 'sold') return;
  try {
    const found = await inquiriesAbout(vehicle.id);
    const inquiries = found.filter(({ state }) => state !== 'closed');
    if (inquiries.length > 0) $buyerQuestion.set({ vehicle, status, inquiries });
  } catch (cause) {
    // The save itself succeeded; the inquiries stay open in their list.
    console.warn('inquiries_of_vehicle_unknown', cause);
  }
}

const SIMILAR = 3;

/** The vehicles for sale that are most like one: of its body first, then nearest in price. */
export function similarVehicles(of: Vehicle, stock: readonly Vehicle[]): Vehicle[] {
  const distance = (vehicle: Vehicle) =>
    Math.abs(shownAmount(vehicle) - shownAmount(of)) +
    (vehicle.body_type === of.body_type ? 0 : shownAmount(of));
  return stock
    .filter((vehicle) => vehicle.id !== of.id && vehicle.status === 'available')
    .filter(isPublished)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, SIMILAR);
}

/** The one sentence to those who did not get the vehicle, with similar ones that they may look at. */
export function sentenceToOthers(
  { vehicle, status }: BuyerQuestion,
  similar: readonly Vehicle[],
  origin: string,
): string {
  const lines = similar.map(
    (other) =>
      `${vehicleName(other)} (${other.year}), ${amountText(shownAmount(other))}\n${origin}${vehiclePath(other.id)}`,
  );
  const sentence = copy.sentence(vehicleName(vehicle), status);
  return [sentence, ...(lines.length > 0 ? [copy.similar, ...lines] : [])].join('\n\n');
}
