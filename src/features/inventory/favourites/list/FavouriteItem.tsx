import { favouritesCopy } from '#copy/pages/inventory/favourites.ts';
import { isGone, priceDrop } from '#domain/favourites/changes-of.ts';
import type { Favourite, Seen } from '#domain/favourites/favourites.ts';
import type { FoundVehicle } from '../find-vehicle.ts';
import { CarItem } from './car/CarItem.tsx';

interface FavouriteItemProps {
  favourite: Favourite;
  /** Undefined until the site has answered. */
  found: FoundVehicle | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onRemove: () => void;
}

/** A favourite with its news. */
export function FavouriteItem(props: FavouriteItemProps) {
  const { favourite, found, isChosen, onChoose, onRemove } = props;
  const { name, seen } = favourite;
  const data = found?.kind === 'listed' ? found.vehicle : null;
  return (
    <CarItem
      vehicle={favourite}
      data={data}
      isBusy={!found}
      standing={
        <>
          <Standing seen={seen} drop={priceDrop(favourite.before, seen)} />
          {found?.kind === 'unread' && <p className="quiet small">{favouritesCopy.notLoaded}</p>}
        </>
      }
      choice={
        data !== null &&
        !isGone(seen) && (
          <label className="favourite__choice">
            <input
              type="checkbox"
              checked={isChosen}
              aria-label={favouritesCopy.compareOne(name)}
              onChange={({ target }) => onChoose(target.checked)}
            />
            {favouritesCopy.compare}
          </label>
        )
      }
      heart={
        <button
          type="button"
          className="heart"
          aria-pressed="true"
          aria-label={favouritesCopy.remove(name)}
          onClick={onRemove}
        />
      }
    />
  );
}

/** The most important news for a visitor: it is gone, or its price has changed. */
function Standing({ seen, drop }: { seen: Seen; drop: number }) {
  if (seen.standing === 'sold') return <p className="favourite__gone">{favouritesCopy.sold}</p>;
  if (seen.standing === 'gone') return <p className="favourite__gone">{favouritesCopy.gone}</p>;
  if (drop > 0) return <p className="favourite__drop">{favouritesCopy.cheaperBy(drop)}</p>;
  return drop < 0 ? <p className="quiet small">{favouritesCopy.dearerBy(-drop)}</p> : null;
}
