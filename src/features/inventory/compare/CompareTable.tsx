import { useMemo } from 'react';
import { PriceParts } from '#components/price/PriceParts.tsx';
import { compareCopy } from '#copy/pages/inventory/compare.ts';
import { isGone } from '#domain/favourites/changes-of.ts';
import { vehiclePath } from '#paths';
import type { VehicleData } from '../favourites/find-vehicle.ts';
import { BookingLink } from '../favourites/list/car/BookingLink.tsx';
import { CarImage } from '../favourites/list/car/CarImage.tsx';
import { type ComparedFact, compareCars } from './compare-cars.ts';

interface CompareTableProps {
  cars: readonly VehicleData[];
  onRemove: (id: string) => void;
}

/** Vehicles side by side: prices, then the facts that differ, then the equal ones, folded. */
export function CompareTable({ cars, onRemove }: CompareTableProps) {
  const { cheapest, differing, equal, ownEquipment, sharedEquipment } = useMemo(
    () => compareCars(cars),
    [cars],
  );
  const hasLeasing = cars.some(({ leasing, seen }) => leasing && !isGone(seen));
  return (
    <>
      <section
        className="compare"
        data-cars={cars.length}
        aria-label={compareCopy.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, also by keys.
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <td className="compare__corner" />
              {cars.map(({ id, name, seen }) => (
                <th key={id} scope="col">
                  <div className="compare__name">
                    <a href={vehiclePath(id)}>{name}</a>
                    <button type="button" className="compare__remove" onClick={() => onRemove(id)}>
                      <span className="visually-hidden">{compareCopy.remove(name)}</span>
                      <span aria-hidden="true">×</span>
                    </button>
                  </div>
                  {!isGone(seen) && <BookingLink id={id} name={name} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <td className="compare__corner" />
              {cars.map(({ id, image, seen }) => (
                <td key={id}>
                  <div className="compare__image">
                    <CarImage {...{ image, seen }} sizes="(min-width: 64rem) 260px, 45vw" />
                  </div>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{compareCopy.price}</th>
              {cars.map(({ id, cashPrice, seen }, place) => (
                <td key={id}>
                  {isGone(seen) ? (
                    compareCopy.sold
                  ) : (
                    <div className="car-price figures">
                      <PriceParts parts={cashPrice} />
                    </div>
                  )}
                  {cheapest[place] && <p className="compare__best">{compareCopy.cheapest}</p>}
                </td>
              ))}
            </tr>
            {hasLeasing && (
              <tr>
                <th scope="row">{compareCopy.leasing}</th>
                {cars.map(({ id, leasing, seen }) => (
                  <td key={id}>
                    {leasing && !isGone(seen) ? (
                      <div className="car-leasing figures">
                        <PriceParts parts={leasing} />
                      </div>
                    ) : (
                      <span className="quiet">{compareCopy.noLeasing}</span>
                    )}
                  </td>
                ))}
              </tr>
            )}
            <Facts facts={differing} cars={cars} />
            {ownEquipment.some((items) => items.length > 0) && (
              <tr className="compare__equipment">
                <th scope="row">{compareCopy.equipment}</th>
                {ownEquipment.map((items, index) => (
                  <td key={cars[index]?.id}>
                    {items.length > 0 ? (
                      <ul>
                        {items.map((item) => (
                          <li key={item}>{item}</li>
                        ))}
                      </ul>
                    ) : (
                      <span className="quiet">{compareCopy.none}</span>
                    )}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {cars.length > 1 && (equal.length > 0 || sharedEquipment.length > 0) && (
        <details className="compare__equal">
          <summary>
            {compareCopy.equal(equal.length + (sharedEquipment.length > 0 ? 1 : 0))}
          </summary>
          <dl className="figures">
            {equal.map(({ label, values }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{values[0]}</dd>
              </div>
            ))}
            {sharedEquipment.length > 0 && (
              <div className="compare__shared">
                <dt>{compareCopy.sharedEquipment}</dt>
                <dd>{sharedEquipment.join(', ')}</dd>
              </div>
            )}
          </dl>
        </details>
      )}
    </>
  );
}

function Facts({ facts, cars }: { facts: readonly ComparedFact[]; cars: readonly VehicleData[] }) {
  return facts.map(({ label, values, best }) => (
    <tr key={label} className="figures">
      <th scope="row">{label}</th>
      {values.map((value, index) => (
        <td key={cars[index]?.id}>
          {best[index] ? <Best value={value} /> : (value ?? <Unknown />)}
        </td>
      ))}
    </tr>
  ));
}

function Best({ value }: { value: string | null }) {
  return (
    <span className="compare__best">
      {value}
      <span className="visually-hidden"> ({compareCopy.best})</span>
    </span>
  );
}

function Unknown() {
  return (
    <span className="quiet">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{compareCopy.unknown}</span>
    </span>
  );
}
