import { useFormContext, useWatch } from 'react-hook-form';
import { revealField } from '#admin/record/reveal-field.ts';
import { missingCopy as copy } from '#copy/admin/prices.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicle.ts';
import { demandedByLaw, missingForSale } from '#domain/vehicle/missing-for-sale.ts';
import { type FormValues, fieldsOf } from '../form/values.ts';

/** What the law or a buyer still wants of the vehicle, each with a press that leads to its field. */
export function MissingFields() {
  const { setFocus } = useFormContext<FormValues>();
  const values = fieldsOf(useWatch<FormValues>() as FormValues);
  const missing = missingForSale(values, null).filter((name) => name !== 'images');
  if (missing.length === 0) return null;
  const demanded = demandedByLaw(values, missing);
  function show(name: (typeof missing)[number]) {
    revealField(name);
    setFocus(name);
  }
  return (
    <div className="notice missing">
      <p>{demanded.length > 0 ? copy.demanded : copy.heading}</p>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <button type="button" className="link-button" onClick={() => show(name)}>
              {vehicleFieldCopy[name]}
            </button>
            {demanded.includes(name) && ` ${copy.byLaw}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
