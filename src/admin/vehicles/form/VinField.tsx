import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { VehicleText } from './fields.tsx';
import type { FormValues } from './values.ts';

/** The VIN, which is the same number as the Stelnummer: leaving the field fills in an empty one. */
export function VinField() {
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
