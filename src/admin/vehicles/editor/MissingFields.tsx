import { useFormContext, useWatch } from 'react-hook-form';
import { numberText } from '#admin/numbers/parse.ts';
import { assignValues } from '#admin/record/saving/use-confirmation.ts';
import { showField } from '#admin/record/show-field.ts';
import { LinkButton } from '#admin/ui/Button.tsx';
import { missingCopy as copy } from '#copy/admin/vehicles/prices.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { formatKroner } from '#copy/format.ts';
import { dealer } from '#dealer';
import { demandedByLaw, missingForSale } from '#domain/vehicle/record/missing-for-sale.ts';
import { type FormValues, fieldsOf } from '../form/values.ts';

/**
 * The missing facts of the vehicle that the law or a buyer asks for, each with a link to its field.
 */
export function MissingFields() {
  const values = fieldsOf(useWatch<FormValues>() as FormValues);
  const missing = missingForSale(values, null).filter((name) => name !== 'images');
  if (missing.length === 0) return null;
  const demanded = demandedByLaw(values, missing);
  return (
    <div className="notice missing">
      <p>{demanded.length > 0 ? copy.demanded : copy.heading}</p>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <LinkButton onClick={() => showField(name)}>{vehicleFieldCopy[name]}</LinkButton>
            {demanded.includes(name) && ` ${copy.byLaw}`}
            {name === 'price_includes_delivery' && <AddDelivery />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Makes a price that was typed without delivery the total that buyers pay. */
function AddDelivery() {
  const form = useFormContext<FormValues>();
  const cost = dealer.deliveryCost;
  if (cost === null) return null;
  function add(amount: number): void {
    const { price, sale_price } = fieldsOf(form.getValues());
    const total = (before: number | null) => (before ? numberText(before + amount) : '');
    assignValues(form, {
      price: total(price),
      sale_price: total(sale_price),
      price_includes_delivery: 'included',
    });
  }
  return (
    <>
      {' · '}
      <LinkButton onClick={() => add(cost)}>{copy.addDelivery(formatKroner(cost))}</LinkButton>
    </>
  );
}
