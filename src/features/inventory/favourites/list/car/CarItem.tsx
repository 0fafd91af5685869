import type { ReactNode } from 'react';
import { PriceParts } from '#components/price/PriceParts.tsx';
import { readParts } from '#components/price/read-parts.ts';
import { ribbonCopy } from '#copy/labels.ts';
import { isGone } from '#domain/favourites/changes-of.ts';
import type { Favourite } from '#domain/favourites/favourites.ts';
import { vehiclePath } from '#paths';
import { BookingLink } from './BookingLink.tsx';
import { CarImage } from './CarImage.tsx';

interface CarItemProps {
  vehicle: Pick<Favourite, 'id' | 'name' | 'seen'>;
  /** Parts of a built page; null until the site has answered, and where there are none. */
  image: Element | null;
  price: Element | null;
  facts: readonly string[];
  isBusy?: boolean;
  /** What has become of it. */
  standing?: ReactNode;
  /** Before the link that books a viewing. */
  choice?: ReactNode;
  /** After it. */
  heart?: ReactNode;
}

/** A vehicle of a list that the device or an address names. */
export function CarItem({ vehicle, image, price, facts, isBusy, ...parts }: CarItemProps) {
  const { id, name, seen } = vehicle;
  const { standing } = seen;
  const ribbon = standing === 'sold' || standing === 'reserved' ? standing : null;
  return (
    <li className="favourite" data-standing={standing} aria-busy={isBusy}>
      <div className="favourite__image">
        <CarImage image={image} sizes="(min-width: 40rem) 240px, 40vw" />
        {ribbon && <span className={`ribbon ribbon--${ribbon}`}>{ribbonCopy[ribbon]}</span>}
      </div>
      <div className="favourite__text">
        <h2>{standing === 'gone' ? name : <a href={vehiclePath(id)}>{name}</a>}</h2>
        {facts.length > 0 && <p className="quiet small figures">{facts.join(' · ')}</p>}
        {parts.standing}
      </div>
      <div className="favourite__price">
        {price && !isGone(seen) && (
          <div className="car-price figures">
            <PriceParts parts={readParts(price)} />
          </div>
        )}
      </div>
      <div className="favourite__actions">
        {parts.choice}
        {!isGone(seen) && <BookingLink id={id} name={name} />}
        {parts.heart}
      </div>
    </li>
  );
}
