import type { ReactNode } from 'react';
import { PriceParts } from '#components/price/PriceParts.tsx';
import { isGone } from '#domain/favourites/changes-of.ts';
import type { Favourite } from '#domain/favourites/favourites.ts';
import type { VehicleData } from '#features/inventory/favourites/find-vehicle.ts';
import { vehiclePath } from '#paths';
import { BookingLink } from './BookingLink.tsx';
import { CarImage } from './CarImage.tsx';

interface CarItemProps {
  vehicle: Pick<Favourite, 'id' | 'name' | 'seen'>;
  /** Its file; null until the site has answered, and where there is none. */
  data: VehicleData | null;
  isBusy?: boolean;
  /** What has become of it. */
  standing?: ReactNode;
  /** Before the link that books a viewing. */
  choice?: ReactNode;
  /** After it. */
  heart?: ReactNode;
}

/** A vehicle of a list that the device or an address names. */
export function CarItem({ vehicle, data, isBusy, ...parts }: CarItemProps) {
  const { id, name, seen } = vehicle;
  const { standing } = seen;
  return (
    <li className="favourite" data-standing={standing} aria-busy={isBusy}>
      <div className="favourite__image">
        <CarImage image={data?.image} seen={seen} sizes="(min-width: 40rem) 240px, 40vw" />
      </div>
      <div className="favourite__text">
        <h2>{standing === 'gone' ? name : <a href={vehiclePath(id)}>{name}</a>}</h2>
        {data && <p className="quiet small figures">{data.summary.join(' · ')}</p>}
        {parts.standing}
      </div>
      <div className="favourite__price">
        {data && !isGone(seen) && (
          <div className="car-price figures">
            <PriceParts parts={data.listPrice} />
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
