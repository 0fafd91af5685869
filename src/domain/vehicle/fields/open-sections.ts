import type { Section } from './field.ts';
import { type FieldName, fieldOf } from './table.ts';

/** The fields that decide which sections of a vehicle apply. */
interface Opener {
  fuel_type: string | null;
  is_on_sale: boolean;
  flexleasing_enabled: boolean;
}

const isLeased = ({ flexleasing_enabled }: Opener) => flexleasing_enabled;

const CONDITIONS: Partial<Record<Section, (vehicle: Opener) => boolean>> = {
  battery: ({ fuel_type }) => fuel_type === 'electric',
  combustion: ({ fuel_type }) => fuel_type !== 'electric',
  charging: ({ fuel_type }) => fuel_type === 'electric' || fuel_type === 'hybrid',
  sale: ({ is_on_sale }) => is_on_sale,
  leasing: isLeased,
  leasing_privat: isLeased,
  leasing_erhverv: isLeased,
};

/** Whether a section applies to a vehicle; a closed one is not on the screen. */
export function isOpen(section: Section, vehicle: Opener): boolean {
  return CONDITIONS[section]?.(vehicle) ?? true;
}

/** Whether the section of a field applies to a vehicle. */
export function isFieldOpen(name: FieldName, vehicle: Opener): boolean {
  const { section } = fieldOf(name);
  return section === null || isOpen(section, vehicle);
}
