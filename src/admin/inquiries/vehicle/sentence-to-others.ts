import { shownAmount } from '#admin/vehicles/table/columns.ts';
import { buyerCopy as copy } from '#copy/admin/inquiries/buyer.ts';
import { replyCopy } from '#copy/admin/inquiries/reply-templates.ts';
import { vehicleName } from '#copy/labels.ts';
import { amountText } from '#copy/vehicles/price/amount-text.ts';
import { dealer } from '#dealer';
import { isPublished } from '#domain/vehicle/public-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehiclePath } from '#paths';
import type { BuyerQuestion } from './buyer.ts';

const SIMILAR = 3;

/**
 * The vehicles for sale that are most like one: of its body first, then nearest in price. Where its
 * body is not stored, it is that of another vehicle of its model; where there is none, its make counts.
 */
export function similarVehicles(of: Vehicle, stock: readonly Vehicle[]): Vehicle[] {
  const isOfModel = ({ make, model }: Vehicle) => make === of.make && model === of.model;
  const body =
    of.body_type ?? stock.find((each) => each.body_type !== null && isOfModel(each))?.body_type;
  const isLike = ({ body_type, make }: Vehicle) => (body ? body_type === body : make === of.make);
  const distance = (vehicle: Vehicle) =>
    Math.abs(shownAmount(vehicle) - shownAmount(of)) + (isLike(vehicle) ? 0 : shownAmount(of));
  return stock
    .filter((vehicle) => vehicle.id !== of.id && vehicle.status === 'available')
    .filter(isPublished)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, SIMILAR);
}

/** The text to those who did not get the vehicle, with similar ones that they may look at. */
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
  const text = [copy.hello, sentence, ...(lines.length > 0 ? [copy.similar, ...lines] : [])];
  return `${text.join('\n\n')}${replyCopy.greeting('', dealer.name)}`;
}
