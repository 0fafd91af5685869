import type { Favourites, Seen, Standing } from './favourites.ts';

/** What has happened to favourites since an earlier visit. Amounts in DKK. */
export interface Changes {
  /** How much cheaper each vehicle is that is still for sale. */
  cheaper: readonly number[];
  dearer: readonly number[];
  reserved: number;
  sold: number;
  gone: number;
}

/** What has changed since the day that a visitor compares with. */
export function changesOf({ vehicles }: Favourites): Changes {
  const became = (standing: Standing) =>
    vehicles.filter(
      ({ seen, before }) => seen.standing === standing && before.standing !== standing,
    ).length;
  const drops = vehicles.map(({ seen, before }) => priceDrop(before, seen));
  return {
    cheaper: drops.filter((drop) => drop > 0),
    dearer: drops.filter((drop) => drop < 0).map((drop) => -drop),
    reserved: became('reserved'),
    sold: became('sold'),
    gone: became('gone'),
  };
}

/** How much less a vehicle costs than before; 0 where it is no longer for sale or has no price. */
export function priceDrop(before: Seen, seen: Seen): number {
  if (isGone(seen) || before.price === null || seen.price === null) return 0;
  return before.price - seen.price;
}

/** Whether nobody can buy the vehicle any more. */
export function isGone({ standing }: Seen): boolean {
  return standing === 'sold' || standing === 'gone';
}
