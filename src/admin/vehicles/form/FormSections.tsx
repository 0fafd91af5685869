import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { statusCopy } from '#copy/admin/shell.ts';
import { vehicleFormCopy as words } from '#copy/admin/vehicle.ts';
import { fuelCopy, gearboxCopy } from '#copy/labels.ts';
import { FUEL_TYPES, GEARBOXES, VEHICLE_STATUSES } from '#domain/enumerations.ts';
import { VehicleArea, VehicleCheck, VehicleNumber, VehicleSelect, VehicleText } from './fields.tsx';
import { LeasingBlock } from './LeasingBlock.tsx';
import { SaleBlock } from './SaleBlock.tsx';
import { SpecsList } from './SpecsList.tsx';
import { VideoField } from './VideoField.tsx';
import type { FormValues } from './values.ts';

const NONE = { value: '', label: words.chooseOption };
const FUELS = [NONE, ...FUEL_TYPES.map((value) => ({ value, label: fuelCopy[value] }))];
const GEARS = [NONE, ...GEARBOXES.map((value) => ({ value, label: gearboxCopy[value] }))];
const STATUSES = VEHICLE_STATUSES.map((value) => ({ value, label: statusCopy[value] }));
const ARCHIVED = { value: 'archived', label: statusCopy.archived };

/** Every section of the form, in order. */
export function FormSections({ isNew }: { isNew: boolean }) {
  return (
    <>
      <Section title={words.sections.basic}>
        <VehicleText name="make" required />
        <VehicleText name="model" required />
        <VehicleText name="variant" />
        <VehicleNumber name="year" required />
      </Section>
      <Section title={words.sections.details}>
        <VehicleNumber name="mileage" />
        <VehicleSelect name="fuel_type" options={FUELS} />
        <VehicleText name="transmission" />
        <VehicleSelect name="gearkasse" options={GEARS} />
        <VehicleText name="color" />
        <VehicleText name="vin" />
        <VehicleText name="stelnummer" />
        <VehicleText name="first_registration_date" type="date" />
      </Section>
      <BatterySection isNew={isNew} />
      <Section title={words.sections.pricing}>
        <VehicleNumber name="price" required />
        <SaleBlock />
        <LeasingBlock />
      </Section>
      <Section title={words.sections.additional}>
        <VehicleArea name="damage_report" />
        <VehicleArea name="condition_notes" />
      </Section>
      <Section title={words.sections.specs}>
        <SpecsList />
      </Section>
      <Section title={words.sections.settings}>
        <StatusField />
        <VehicleCheck name="featured" label={words.featured} />
      </Section>
      <Section title={words.sections.video}>
        <VideoField />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="group__fields">{children}</div>
    </section>
  );
}

function BatterySection({ isNew }: { isNew: boolean }) {
  const fuel = useWatch<FormValues, 'fuel_type'>({ name: 'fuel_type' });
  if (fuel !== 'electric') return null;
  return (
    <Section title={words.sections.battery}>
      <VehicleText name="battery_test_result" />
      <VehicleText name="battery_test_date" type="date" />
      <VehicleNumber name="battery_capacity" />
      <VehicleNumber name="battery_health_percentage" />
      {isNew && <p className="notice group__whole">{words.batteryUploadHint}</p>}
    </Section>
  );
}

/** An archived vehicle keeps its status; nobody is offered it anew. */
function StatusField() {
  const status = useWatch<FormValues, 'status'>({ name: 'status' });
  return (
    <VehicleSelect
      name="status"
      options={status === 'archived' ? [...STATUSES, ARCHIVED] : STATUSES}
    />
  );
}
