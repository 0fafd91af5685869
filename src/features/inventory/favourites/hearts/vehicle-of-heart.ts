import { type Favourite, standingOf } from '#domain/favourites/favourites.ts';
import type { BodyType, FuelType } from '#domain/schema/enumerations.ts';

/** What the heart of a built page says of its vehicle. */
export function vehicleOfHeart({ dataset }: HTMLElement): Omit<Favourite, 'before'> {
  const { favourite: id = '', name = '', model = '', body, fuel, price, status } = dataset;
  return {
    id,
    name,
    model,
    // As the page was rendered from the same lists of codes.
    ...(body && { body: body as BodyType }),
    ...(fuel && { fuel: fuel as FuelType }),
    seen: { price: price === undefined ? null : Number(price), standing: standingOf(status) },
  };
}
