import { STORED_VEHICLE_STATUSES, VEHICLE_STATUSES } from '#domain/schema/enumerations.ts';
import { EQUIPMENT_CODES } from '#domain/schema/equipment-codes.ts';
import type { VehicleField } from './field.ts';

const PUBLIC_TEXT = {
  type: 'text',
  max: 5000,
  multiline: true,
  audience: 'public',
  section: 'additional',
  copied: false,
} as const;

export const PRESENTATION_FIELDS = {
  damage_report: PUBLIC_TEXT,
  condition_notes: PUBLIC_TEXT,
  specs_equipment: {
    type: 'list',
    max: 200,
    maxLength: 200,
    audience: 'public',
    section: 'specs',
  },
  equipment: {
    type: 'codes',
    values: EQUIPMENT_CODES,
    audience: 'public',
    section: 'specs',
    note: 'codes; `specs_equipment` has the words of staff',
  },
  status: {
    type: 'choice',
    required: true,
    values: STORED_VEHICLE_STATUSES,
    offered: VEHICLE_STATUSES,
    audience: 'public',
    section: 'settings',
    start: 'available',
    copied: false,
  },
  featured: { type: 'flag', audience: 'staff', section: 'settings', copied: false },
  // Absent is false, so that documents from before the field existed stay public.
  unpublished: { type: 'flag', audience: 'staff', section: 'publication', copied: false },
  walkaround_video_url: {
    type: 'text',
    max: 300,
    audience: 'public',
    section: 'video',
    copied: false,
  },
  sold_date: { type: 'time', audience: 'public', section: null },
} as const satisfies Record<string, VehicleField>;
