import { OFFICES } from '../choices.ts';
import { VehicleSelect } from '../fields.tsx';

/** The office at which the vehicle stands. */
export function OfficeField() {
  return <VehicleSelect name="office" options={OFFICES} />;
}
