import { PriceParts } from '#components/price/PriceParts.tsx';
import { readParts } from '#components/price/read-parts.ts';
import { ribbonCopy } from '#copy/labels.ts';
import { favouritesCopy } from '#copy/pages/favourites.ts';
import { isGone, priceDrop } from '#domain/favourites/changes-of.ts';
import type { Favourite, Seen } from '#domain/favourites/favourites.ts';
import { vehiclePath } from '#paths';
import type { FoundVehicle } from '../find-vehicle.ts';
import { CarImage } from './CarImage.tsx';

interface FavouriteItemProps {
  favourite: Favourite;
  /** Undefined until the site has answered. */
  found: FoundVehicle | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onRemove: () => void;
}

/** A favourite with what has become of it. */
export function FavouriteItem(props: FavouriteItemProps) {
  const { favourite, found, isChosen, onChoose, onRemove } = props;
  const { id, name, seen } = favourite;
  const row = found?.kind === 'listed' ? found.row : null;
  const price = row?.querySelector('.price');
  const canCompare = row !== null && !isGone(seen);
  return (
    <li className="favourite" data-standing={seen.standing} aria-busy={!found}>
      <div className="favourite__image">
        <CarImage
          image={row?.querySelector('picture') ?? null}
          sizes="(min-width: 40rem) 240px, 40vw"
        />
        {seen.standing === 'sold' && <span className="ribbon ribbon--sold">{ribbonCopy.sold}</span>}
        {seen.standing === 'reserved' && (
          <span className="ribbon ribbon--reserved">{ribbonCopy.reserved}</span>
        )}
      </div>
      <div className="favourite__text">
        <h2>{seen.standing === 'gone' ? name : <a href={vehiclePath(id)}>{name}</a>}</h2>
        {row && <p className="quiet small figures">{factsOf(row).join(' · ')}</p>}
        <Standing seen={seen} drop={priceDrop(favourite.before, seen)} />
        {found?.kind === 'unread' && <p className="quiet small">{favouritesCopy.notLoaded}</p>}
      </div>
      <div className="favourite__price">
        {price && !isGone(seen) && (
          <div className="car-price figures">
            <PriceParts parts={readParts(price)} />
          </div>
        )}
      </div>
      <div className="favourite__actions">
        {canCompare && (
          <label className="favourite__choice">
            <input
              type="checkbox"
              checked={isChosen}
              aria-label={favouritesCopy.compareOne(name)}
              onChange={({ target }) => onChoose(target.checked)}
            />
            {favouritesCopy.compare}
          </label>
        )}
        <button
          type="button"
          className="heart"
          aria-pressed="true"
          aria-label={favouritesCopy.remove(name)}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

/** What a visitor has to know before anything else: it is gone, or its price has changed. */
function Standing({ seen, drop }: { seen: Seen; drop: number }) {
  if (seen.standing === 'sold') return <p className="favourite__gone">{favouritesCopy.sold}</p>;
  if (seen.standing === 'gone') return <p className="favourite__gone">{favouritesCopy.gone}</p>;
  if (drop > 0) return <p className="favourite__drop">{favouritesCopy.cheaperBy(drop)}</p>;
  return drop < 0 ? <p className="quiet small">{favouritesCopy.dearerBy(-drop)}</p> : null;
}

/** The variant and the facts of a row of the list. */
function factsOf(row: HTMLElement): string[] {
  return [...row.querySelectorAll('.row__variant, dd')].map(({ textContent }) =>
    textContent.trim(),
  );
}
