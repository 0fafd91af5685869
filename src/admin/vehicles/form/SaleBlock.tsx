import { useWatch } from 'react-hook-form';
import { vehicleFormCopy as copy } from '#copy/admin/vehicle.ts';
import { formatKroner } from '#copy/format.ts';
import { savings } from '#domain/vehicle/price.ts';
import { PlainField, PlainFields } from './fields.tsx';
import { useIsOpen } from './use-is-open.ts';
import { type FormValues, numberOf } from './values.ts';

/** Whether the car is on sale; if so its two prices and what a buyer saves. */
export function SaleBlock() {
  const open = useIsOpen('sale');
  return (
    <>
      <div className="group__whole">
        <PlainField name="is_on_sale" />
      </div>
      {open && (
        <>
          <PlainFields section="sale" />
          <Savings />
        </>
      )}
    </>
  );
}

function Savings() {
  const [original, sale] = useWatch<FormValues, ['original_price', 'sale_price']>({
    name: ['original_price', 'sale_price'],
  });
  const saved = savings(numberOf('original_price', original), numberOf('sale_price', sale));
  if (!saved) return null;
  return (
    <output className="group__whole sum">
      {copy.savings(formatKroner(saved.amount), saved.percent)}
      {saved.amount <= 0 && <span className="quiet">{copy.noSavings}</span>}
    </output>
  );
}
