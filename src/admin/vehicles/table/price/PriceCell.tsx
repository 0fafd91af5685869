import { useStore } from '@nanostores/react';
import { useMayChange } from '#admin/session/use-may.ts';
import { earlierPriceText, priceText } from '#admin/vehicles/shown-price.ts';
import { vehicleTableCopy as copy } from '#copy/admin/vehicles/vehicle-table.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { $editedId, editPrice } from './edited-price.ts';
import { PriceInput } from './PriceInput.tsx';

/** The price of a vehicle in the table; pressed, it becomes a field. */
export function PriceCell({ vehicle, name }: { vehicle: Vehicle; name: string }) {
  const isEdited = useStore($editedId) === vehicle.id;
  const mayPrice = useMayChange('vehicles')('price');
  if (mayPrice && isEdited) return <PriceInput name={name} />;
  const text = priceText(vehicle);
  const earlier = earlierPriceText(vehicle);
  return (
    <>
      {mayPrice ? (
        <button
          type="button"
          className="stock__amount"
          aria-label={copy.changePrice(text, name)}
          onClick={() => editPrice(vehicle)}
        >
          {text}
        </button>
      ) : (
        text
      )}
      {earlier && <span className="quiet">{earlier}</span>}
    </>
  );
}
