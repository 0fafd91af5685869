import { useWatch } from 'react-hook-form';
import type { Section } from '#domain/vehicle/fields/field.ts';
import { isOpen } from '#domain/vehicle/fields/open-sections.ts';
import type { FormValues } from './values.ts';

/** Whether a section applies to the vehicle as the form describes it now. */
export function useIsOpen(section: Section): boolean {
  const [fuel_type, is_on_sale, flexleasing_enabled] = useWatch<
    FormValues,
    ['fuel_type', 'is_on_sale', 'flexleasing_enabled']
  >({ name: ['fuel_type', 'is_on_sale', 'flexleasing_enabled'] });
  return isOpen(section, { fuel_type, is_on_sale, flexleasing_enabled });
}
