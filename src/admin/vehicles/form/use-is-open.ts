import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { useMayChange } from '#admin/session/use-may.ts';
import type { Section } from '#domain/vehicle/fields/field.ts';
import { isOpen } from '#domain/vehicle/fields/open-sections.ts';
import { fieldsIn } from '#domain/vehicle/fields/table.ts';
import { EditedVehicle } from './edited-vehicle.ts';
import type { FormField, FormValues } from './values.ts';

/** The fields of a section; of a new vehicle only those that the role may state. */
export function useFieldsIn(section: Section): readonly FormField[] {
  const isNew = useContext(EditedVehicle) === null;
  const mayState = useMayChange('vehicles', true);
  const names = fieldsIn(section);
  return isNew ? names.filter(mayState) : names;
}

/** Whether a section applies to the vehicle as the form describes it now, and has fields for the role. */
export function useIsOpen(section: Section): boolean {
  const hasFields = useFieldsIn(section).length > 0;
  const [fuel_type, is_on_sale, flexleasing_enabled] = useWatch<
    FormValues,
    ['fuel_type', 'is_on_sale', 'flexleasing_enabled']
  >({ name: ['fuel_type', 'is_on_sale', 'flexleasing_enabled'] });
  return hasFields && isOpen(section, { fuel_type, is_on_sale, flexleasing_enabled });
}
