import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { numberText } from '#admin/numbers/parse.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import { offerCopy as copy } from '#copy/admin/vehicles/prices.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { formatDate } from '#copy/format.ts';
import { dealer } from '#dealer';
import { earliestOffer } from '#domain/price-log/before-price.ts';
import { offerBasis, offerSince } from '#domain/price-log/offer.ts';
import { entriesOf, type PriceLog } from '#domain/price-log/price-log.ts';
import { pricePeriods } from '#domain/price-log/price-periods.ts';
import { useEditedLog } from '../edited-vehicle.ts';
import type { FormValues } from '../values.ts';

const DAY_MS = 86_400_000;

/**
 * The price that the offer is compared with. It is computed from the price log and cannot be typed:
 * without 30 days at a price before it, an offer has none.
 */
export function OfferBasis() {
  const log = useEditedLog();
  const { register, setValue, getValues } = useFormContext<FormValues>();
  const basis = log && offerBasis(log, new Date());
  useEffect(() => {
    if (log === null) return;
    const text = numberText(basis);
    if (getValues('original_price') !== text) setValue('original_price', text);
  }, [log, basis, getValues, setValue]);
  const notice = log && noticeOf(log, basis, new Date());
  return (
    <>
      <TextField
        label={vehicleFieldCopy.original_price}
        hint={copy.basisHint}
        readOnly
        {...register('original_price')}
      />
      {notice && <p className="notice group__whole">{notice}</p>}
    </>
  );
}

function noticeOf(log: PriceLog, basis: number | null, now: Date): string | null {
  if (basis === null) {
    const day = earliestOffer(pricePeriods(entriesOf(log)), now);
    return day === null ? copy.notPriced : copy.possibleFrom(formatDate(day));
  }
  const since = offerSince(log, now);
  const days = since ? Math.floor((now.getTime() - since.getTime()) / DAY_MS) : 0;
  return days > dealer.offers.warnAfterDays ? copy.lasting(days) : null;
}
