import { useWatch } from 'react-hook-form';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { formatKroner } from '#copy/format.ts';
import { offerOnceSaved } from '#domain/price-log/shown-offer.ts';
import { savings } from '#domain/vehicle/price/price.ts';
import { useEditedLog } from '../edited-vehicle.ts';
import { PlainField } from '../fields.tsx';
import { useIsOpen } from '../use-is-open.ts';
import { type FormValues, numberOf } from '../values.ts';
import { OfferBasis } from './OfferBasis.tsx';
import { PriceHistory } from './PriceHistory.tsx';

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

/** The saving that the site would show if the form were saved now. */
function Savings() {
  const price_log = useEditedLog();
  const [price, original, sale, until] = useWatch<
    FormValues,
    ['price', 'original_price', 'sale_price', 'offer_until']
  >({ name: ['price', 'original_price', 'sale_price', 'offer_until'] });
  const fields = {
    price: numberOf('price', price) ?? 0,
    is_on_sale: true,
    original_price: numberOf('original_price', original),
    sale_price: numberOf('sale_price', sale),
    offer_until: until || null,
  };
  // Where the log proves no earlier price, the notice of `OfferBasis` says so.
  if (price_log === null || !fields.sale_price || !fields.original_price) return null;
  const shown = offerOnceSaved({ ...fields, price_log }, new Date());
  const saved = shown.is_on_sale ? savings(shown.original_price, shown.sale_price) : null;
  return (
    <output className="group__whole sum">
      {saved ? copy.savings(formatKroner(saved.amount), saved.percent) : copy.noSavings}
    </output>
  );
}
