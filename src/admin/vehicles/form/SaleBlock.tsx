import { useWatch } from 'react-hook-form';
import { vehicleFormCopy as words } from '#copy/admin/vehicle.ts';
import { formatKroner } from '#copy/format.ts';
import { savings } from '#domain/vehicle/price.ts';
import { VehicleCheck, VehicleNumber } from './fields.tsx';
import { type FormValues, numberOf } from './values.ts';

/** Whether the car is on sale; if so its two prices and what a buyer saves. */
export function SaleBlock() {
  const onSale = useWatch<FormValues, 'is_on_sale'>({ name: 'is_on_sale' });
  return (
    <>
      <div className="group__whole">
        <VehicleCheck name="is_on_sale" label={words.sale} />
      </div>
      {onSale && (
        <>
          <VehicleNumber name="original_price" />
          <VehicleNumber name="sale_price" />
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
      {words.savings(formatKroner(saved.amount), saved.percent)}
      {saved.amount <= 0 && <span className="quiet">{words.noSavings}</span>}
    </output>
  );
}
