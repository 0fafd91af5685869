import { useMemo } from 'react';
import { ribbonCopy } from '#copy/labels.ts';
import { favouritesCopy } from '#copy/pages/favourites.ts';
import { factCopy } from '#copy/vehicles/vehicle-facts.ts';
import { isGone, priceDrop } from '#domain/favourites/changes-of.ts';
import type { Favourite, Seen } from '#domain/favourites/favourites.ts';
import { vehiclePath } from '#paths';
import type { FoundVehicle } from '../load-car-pages.ts';
import type { CarPage } from '../read-car-page.ts';
import { CarImage } from './CarImage.tsx';
import { Nodes } from './Nodes.tsx';

/** What distinguishes cars at first sight. */
const FACTS = [factCopy.variant, factCopy.year, factCopy.mileage, factCopy.fuel_type];

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
  const page = found?.kind === 'page' ? found.page : null;
  const canCompare = page !== null && !isGone(seen);
  return (
    <li className="favourite" data-standing={seen.standing} aria-busy={!found}>
      <div className="favourite__image">
        <CarImage image={page?.image ?? null} sizes="(min-width: 40rem) 240px, 40vw" />
        {seen.standing === 'sold' && <span className="ribbon ribbon--sold">{ribbonCopy.sold}</span>}
        {seen.standing === 'reserved' && (
          <span className="ribbon ribbon--reserved">{ribbonCopy.reserved}</span>
        )}
      </div>
      <div className="favourite__text">
        <h2>{seen.standing === 'gone' ? name : <a href={vehiclePath(id)}>{name}</a>}</h2>
        {page && <p className="quiet small figures">{factsOf(page).join(' · ')}</p>}
        <Standing seen={seen} drop={priceDrop(favourite.before, seen)} />
        {found?.kind === 'unread' && <p className="quiet small">{favouritesCopy.notLoaded}</p>}
      </div>
      <div className="favourite__price">
        {page?.price && !isGone(seen) && <Price price={page.price} />}
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

function Price({ price }: { price: Element }) {
  return <Nodes className="car-price" nodes={useMemo(() => [price], [price])} />;
}

function factsOf({ groups }: CarPage): string[] {
  const facts = groups.flatMap((group) => group.facts);
  return FACTS.flatMap((label) => facts.find((fact) => fact.label === label)?.value ?? []);
}
