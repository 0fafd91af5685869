import type { ComponentType } from 'react';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMayChange } from '#admin/session/use-may.ts';
import { optionsOf } from '#admin/vehicles/form/choices.ts';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { FORM_SECTIONS, type FormSection } from '#domain/vehicle/fields/field.ts';
import { EquipmentList } from './equipment/EquipmentList.tsx';
import { SearchedEquipment } from './equipment/SearchedEquipment.tsx';
import { PlainField, VehicleSelect, VehicleText } from './fields.tsx';
import { FormGroups } from './groups/FormGroups.tsx';
import { LeasingBlock } from './LeasingBlock.tsx';
import { sectionHeadingId } from './SectionNav.tsx';
import { SaleBlock } from './sale/SaleBlock.tsx';
import { useFieldsIn, useIsOpen } from './use-is-open.ts';
import { VideoField } from './VideoField.tsx';
import type { FormField, FormValues } from './values.ts';

/** The fields that need more than the control of their type. */
const COMPONENTS: Partial<Record<FormField, ComponentType>> = {
  is_on_sale: SaleBlock,
  flexleasing_enabled: LeasingBlock,
  specs_equipment: EquipmentList,
  equipment: SearchedEquipment,
  status: StatusField,
  vin: VinField,
  walkaround_video_url: VideoField,
};

/** Every section of the form that applies to the vehicle, in order. */
export function FormSections({ isNew }: { isNew: boolean }) {
  return FORM_SECTIONS.map((section) => <Fields key={section} of={section} isNew={isNew} />);
}

function Fields({ of: section, isNew }: { of: FormSection; isNew: boolean }) {
  const id = sectionHeadingId(section);
  const mayChange = useMayChange('vehicles', isNew);
  const names = useFieldsIn(section);
  if (!useIsOpen(section)) return null;
  return (
    <section
      className="group"
      aria-labelledby={id}
      // Not `disabled`, with which the form would lose the values.
      inert={!names.some((name) => mayChange(name))}
    >
      <h2 id={id} tabIndex={-1}>
        {copy.sections[section]}
      </h2>
      <div className="group__fields">
        {names.map((name) => {
          const Component = COMPONENTS[name];
          return Component ? <Component key={name} /> : <PlainField key={name} name={name} />;
        })}
        <FormGroups section={section} />
        {section === 'battery' && isNew && (
          <p className="notice group__whole">{copy.batteryUploadHint}</p>
        )}
      </div>
    </section>
  );
}

/** The status; `archived` is an option only while the vehicle has that status. */
function StatusField() {
  const status = useWatch<FormValues, 'status'>({ name: 'status' });
  return (
    <VehicleSelect
      name="status"
      options={status === 'archived' ? optionsOf('status') : undefined}
    />
  );
}

/** The VIN, which is the same number as the Stelnummer: leaving the field fills in an empty one. */
function VinField() {
  const { getValues, setValue } = useFormContext<FormValues>();
  const before = useRef('');
  return (
    <VehicleText
      name="vin"
      onFocus={() => {
        before.current = getValues('vin');
      }}
      onLeave={() => {
        const { vin, stelnummer } = getValues();
        // One that was filled in from the VIN follows its correction.
        if (stelnummer !== '' && stelnummer !== before.current) return;
        if (stelnummer !== vin) setValue('stelnummer', vin, { shouldDirty: true });
      }}
    />
  );
}
