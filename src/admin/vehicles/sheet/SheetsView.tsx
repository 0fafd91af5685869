import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { notifyError } from '#admin/feedback/notify.ts';
import { goTo } from '#admin/navigation/route.ts';
import { Button } from '#admin/ui/Button.tsx';
import { sheetCopy as copy } from '#copy/admin/vehicles/sheet.ts';
import { isPublished, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { writePrintedSheets } from '#firebase/printed-sheets.ts';
import { $stock, isComplete } from '../store.ts';
import { Sheet, type SheetFormat } from './Sheet.tsx';

const FORMATS = Object.keys(copy.formats) as SheetFormat[];

interface SheetsProps {
  ids: readonly string[];
  /** The view where none of the vehicles is on the site. */
  none?: string;
  /** Stands above the signs, and not on paper. */
  children?: ReactNode;
}

/** The signs of some vehicles, each on a page of its own. Printed prices are recorded. */
export default function SheetsView({ ids, none = copy.none, children }: SheetsProps) {
  const stock = useStore($stock);
  const [format, setFormat] = useState<SheetFormat>('a4');
  const now = new Date();
  const vehicles = stock.vehicles.filter((vehicle) => ids.includes(vehicle.id));
  const shown = vehicles.flatMap((vehicle) =>
    isPublished(vehicle) ? [publicVehicle(vehicle, now)] : [],
  );
  useEffect(() => {
    const remember = () => {
      writePrintedSheets(shown).catch((cause) => notifyError(copy.notRemembered, cause));
    };
    window.addEventListener('beforeprint', remember);
    return () => window.removeEventListener('beforeprint', remember);
  });
  const back = (
    <Button quiet onClick={() => goTo('vehicles')}>
      {copy.back}
    </Button>
  );
  if (shown.length === 0) {
    return (
      <div className="sheets__controls">
        <h1>{copy.heading}</h1>
        <p role="status">{isComplete(stock) ? none : copy.loading}</p>
        <p>{back}</p>
      </div>
    );
  }
  return (
    <div className="sheets">
      <div className="sheets__controls">
        <h1>{copy.heading}</h1>
        {children}
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
          <Button onClick={() => window.print()}>{copy.print}</Button> {back}
        </p>
      </div>
      {shown.map((vehicle) => (
        <Sheet key={vehicle.id} vehicle={vehicle} format={format} />
      ))}
    </div>
  );
}
