import { useStore } from '@nanostores/react';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useWatch } from 'react-hook-form';
import { usePollWhile } from '#admin/data/use-poll-while.ts';
import { useImageList } from '#admin/images/data/image-list.ts';
import { VEHICLE_IMAGES } from '#admin/images/data/image-sets.ts';
import { showField } from '#admin/record/show-field.ts';
import { LinkButton } from '#admin/ui/Button.tsx';
import { PriceParts } from '#components/price/PriceParts.tsx';
import { stockFactsCopy } from '#copy/admin/vehicles/stock-facts.ts';
import { carStepCopy, formSideCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { formatDate } from '#copy/format.ts';
import { fuelLabel, gearboxLabel, mileageLabel, vehicleName } from '#copy/labels.ts';
import { listParts } from '#copy/vehicles/price/price-parts.ts';
import { coverOf } from '#domain/image/cover.ts';
import { entriesOf } from '#domain/price-log/price-log.ts';
import { offerOnceSaved } from '#domain/price-log/shown-offer.ts';
import { type PublishedVehicle, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { carSteps } from '#domain/vehicle/record/car-steps.ts';
import { daysInStock } from '#domain/vehicle/record/standing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { priceRows } from '../form/sale/price-rows.ts';
import { type FormValues, fieldsOf } from '../form/values.ts';
import { $stock, refreshVehicles, storedVehicle } from '../store.ts';
import { Thumbnail } from '../Thumbnail.tsx';

/** Prices that are shown; the form has the whole log. */
const PRICES = 3;

/**
 * The facts about a stored vehicle next to its fields: the public preview, its days, its prices.
 */
export function FormSide({ id, others }: { id: string; others: readonly string[] }) {
  const stored = storedVehicle(useStore($stock), id);
  if (!stored) return null;
  const rows = priceRows(entriesOf(stored.price_log)).slice(-PRICES).reverse();
  return (
    <>
      <CarSteps stored={stored} />
      <Preview stored={stored} />
      <section aria-labelledby="form-facts">
        <h2 id="form-facts">{copy.now}</h2>
        <ul className="form-side__facts">
          <li>{stored.unpublished ? copy.notPublished : copy.published}</li>
          <li>{stockFactsCopy.daysInStock(daysInStock(stored, new Date()))}</li>
          <li>{others.length > 0 ? copy.here(others.join(', ')) : copy.alone}</li>
        </ul>
      </section>
      {rows.length > 0 && (
        <section aria-labelledby="form-prices">
          <h2 id="form-prices">{copy.prices}</h2>
          <ul className="form-side__facts">
            {rows.map(({ key, isStruck, texts }) => (
              <li key={key}>
                {isStruck ? <s>{texts.price}</s> : <strong>{texts.price}</strong>}{' '}
                <span className="quiet">{copy.since(texts.kind, texts.from.slice(0, 10))}</span>
              </li>
            ))}
          </ul>
          <LinkButton onClick={() => showField('price')}>{copy.allPrices}</LinkButton>
        </section>
      )}
    </>
  );
}

/** The vehicle as visitors would see it on a list, with what is typed and not saved yet. */
function Preview({ stored }: { stored: Vehicle }) {
  const values = useWatch<FormValues>() as FormValues;
  const typed = { ...stored, ...fieldsOf(values), unpublished: false, trashed_at: null } as Vehicle;
  const now = new Date();
  const offer = offerOnceSaved({ ...typed, price: typed.price ?? 0 }, now);
  const shown = { ...publicVehicle(typed as PublishedVehicle, now), ...offer };
  const images = useImageList(VEHICLE_IMAGES, stored.id).filter(
    ({ repaired }) => repaired.length === 0,
  );
  // A function writes the cover once it has made the variants.
  usePollWhile(images.length > 0 && coverOf(images) !== stored.cover, refreshVehicles);
  const facts = [shown.year, mileageLabel(shown.mileage), fuelLabel(shown.fuel_type)];
  return (
    <section className="form-preview column column--close" aria-labelledby="form-preview">
      <h2 id="form-preview">{copy.preview}</h2>
      <Thumbnail vehicle={stored} />
      <p>
        <strong>{vehicleName(shown)}</strong> {shown.variant}
      </p>
      <p className="quiet">{[...facts, gearboxLabel(shown)].filter(Boolean).join(' · ')}</p>
      <PriceParts parts={listParts(shown)} />
    </section>
  );
}

/** The four steps until a car is for sale: who takes each, by when; a press leads to its fields. */
function CarSteps({ stored }: { stored: Vehicle }) {
  const typed = { ...stored, ...fieldsOf(useWatch<FormValues>() as FormValues) } as Vehicle;
  const steps = carSteps({ ...typed, unpublished: stored.unpublished }, new Date());
  return (
    <section aria-labelledby="car-steps">
      <h2 id="car-steps">{carStepCopy.heading}</h2>
      <ul className="form-side__facts">
        {steps.map(({ step, by, due, isDone, isLate }) => {
          const Mark = isDone ? CircleCheck : Circle;
          return (
            <li key={step} className="car-step">
              <Mark aria-hidden="true" size={18} />
              <LinkButton onClick={() => showField(`${step}_by`)}>
                {carStepCopy.steps[step]}
              </LinkButton>
              <span className={isLate ? 'field__problem' : 'quiet'}>
                {isDone
                  ? carStepCopy.done
                  : [by, due && carStepCopy.due(formatDate(due))].filter(Boolean).join(' · ') ||
                    carStepCopy.open}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
