import type { VehicleField } from '#domain/vehicle/fields/field.ts';
import { FIELD_NAMES, fieldOf } from '#domain/vehicle/fields/table.ts';
import { PUBLIC_VEHICLE_FIELDS } from '#domain/vehicle/public-vehicle.ts';

/** The table of docs/feeds.md: a row for each public field of a vehicle, in the feed's order. */
export function feedTable(): string[] {
  const documented = PUBLIC_VEHICLE_FIELDS.flatMap(
    (field) => FIELD_NAMES.find((name) => name === field) ?? [],
  );
  return [
    '| field | unit or values |',
    '| --- | --- |',
    ...documented.map((name) => {
      const field = fieldOf(name);
      const note = field.note === undefined ? '' : `; ${field.note}`;
      return `| \`${name}\` | ${values(field)}${note} |`;
    }),
  ];
}

function values(field: VehicleField): string {
  switch (field.type) {
    case 'text':
      return 'text';
    case 'date':
      return '`YYYY-MM-DD`';
    case 'time':
      return 'ISO 8601';
    case 'flag':
      return '`true` or `false`';
    case 'list':
      return 'list of texts';
    case 'codes':
      return `list of ${field.values.map((value) => `\`${value}\``).join(', ')}`;
    case 'choice': {
      const options = (field.offered ?? field.values).map((value) => `\`${value}\``).join(', ');
      return field.unit === undefined ? options : `${options} ${field.unit}`;
    }
    case 'whole':
      return field.unit ?? 'whole number';
    default:
      return field.unit ?? 'number';
  }
}
