import { useWatch } from 'react-hook-form';
import { vehicleFormCopy as copy } from '#copy/admin/vehicle.ts';
import { formatKroner } from '#copy/format.ts';
import { savings } from '#domain/vehicle/price/price.ts';
import { PlainField } from '../fields.tsx';
import { useIsOpen } from '../use-is-open.ts';
import { type FormValues, numberOf } from '../values.ts';
import { OfferBasis } from './OfferBasis.tsx';
import { PriceHistory } from './PriceHistory.tsx';

/** Whether the car is on sale; if so the offer, what it is compared with, and what a buyer saves. */
export function SaleBlock() {
  const open = useIsOpen('sale');
  return (
    <>
      <div className="group__whole">
        <PlainField name="is_on_sale" />
      </div>
      {open && (
        <>
          <OfferBasis />
          <PlainField name="sale_price" />
          <PlainField name="offer_until" />
          <Savings />
        </>
      )}
      <PriceHistory />
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
