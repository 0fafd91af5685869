import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { goTo } from '#admin/navigation/route.ts';
import { sheetCopy as copy } from '#copy/admin/sheet.ts';
import { isPublished, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { $stock, isComplete } from '../store.ts';
import { Sheet, type SheetFormat } from './Sheet.tsx';

const FORMATS = Object.keys(copy.formats) as SheetFormat[];

/** The signs of some vehicles, each on a page of its own. */
export default function SheetsView({ ids }: { ids: readonly string[] }) {
  const stock = useStore($stock);
  const [format, setFormat] = useState<SheetFormat>('a4');
  const now = new Date();
  const vehicles = stock.vehicles.filter((vehicle) => ids.includes(vehicle.id));
  const shown = vehicles.flatMap((vehicle) =>
    isPublished(vehicle) ? [publicVehicle(vehicle, now)] : [],
  );
  if (shown.length === 0) {
    return <p role="status">{isComplete(stock) ? copy.none : copy.loading}</p>;
  }
  return (
    <div className="sheets">
      <div className="sheets__controls">
        <h1>{copy.heading}</h1>
        <fieldset>
          <legend>{copy.format}</legend>
          {FORMATS.map((choice) => (
            <label key={choice} className="check">
              <input
                type="radio"
                name="format"
                checked={choice === format}
                onChange={() => setFormat(choice)}
              />
              <span>{copy.formats[choice]}</span>
            </label>
          ))}
        </fieldset>
        <p>
          <button type="button" className="button" onClick={() => window.print()}>
            {copy.print}
          </button>{' '}
          <button type="button" className="button button--quiet" onClick={() => goTo('vehicles')}>
            {copy.back}
          </button>
        </p>
      </div>
      {shown.map((vehicle) => (
        <Sheet key={vehicle.id} vehicle={vehicle} format={format} />
      ))}
    </div>
  );
}
