import { bookkeeping } from '#domain/schema/bookkeeping.ts';
import { STORED_VEHICLE_STATUSES } from '#domain/schema/enumerations.ts';
import { DRAFT_FIELDS, DRAFT_STATE, PHOTOGRAPHER_FIELDS } from '#domain/staff/permissions.ts';
import { FIELD_NAMES } from '#domain/vehicle/fields/table.ts';
import { INDENT, listLines, quoted, textLines } from './rules-text.ts';

/**
 * The functions of firestore.rules about the fields of a vehicle, line by line. They name fields, and
 * bound what prices and lists of visitors depend on; every other value is the schema's business, so a
 * new field costs the rules no expression.
 */
export function vehicleRules(): string[] {
  const others = ['price_log', 'cover', ...Object.keys(bookkeeping)];
  const names = [...FIELD_NAMES, ...others];
  const draftNames = [...DRAFT_FIELDS, ...Object.keys(DRAFT_STATE), ...others];
  const statuses = STORED_VEHICLE_STATUSES.map(quoted).join(', ');
  const lines = [
    'function isVehicle(data) {',
    // Split from one text, the names cost the rules far less than as a list.
    '  return data.keys().hasOnly((',
    ...textLines(spaced(names), ' '.repeat(6)),
    "    ).split(' '))",
    '    && data.price >= -100000000 && data.price <= 100000000',
    `    && data.status in [${statuses}];`,
    '}',
    '',
    // A photographer may not decide any other field.
    'function isDraftByPhotographer() {',
    '  return isStaff() && incoming().keys().hasOnly((',
    ...textLines(spaced(draftNames), ' '.repeat(6)),
    "    ).split(' '))",
    ...Object.entries(DRAFT_STATE).map(
      ([name, value], index, all) =>
        `    && incoming().${name} == ${typeof value === 'string' ? quoted(value) : value}${index === all.length - 1 ? ';' : ''}`,
    ),
    '}',
    '',
    'function isChangeByPhotographer() {',
    '  return changesOnly([',
    ...listLines(PHOTOGRAPHER_FIELDS.map(quoted), ' '.repeat(6)),
    '    ]);',
    '}',
  ];
  return lines.map((line) => (line === '' ? '' : INDENT + line));
}

function spaced(texts: readonly string[]): string[] {
  return texts.map((text, index) => (index < texts.length - 1 ? `${text} ` : text));
}
