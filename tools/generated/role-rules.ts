import { PHOTOGRAPHER_FIELDS } from '#domain/staff/permissions.ts';
import { fieldOf } from '#domain/vehicle/fields/table.ts';
import { fieldCondition } from './vehicle-rules.ts';

/**
 * The function of firestore.rules that limits a photographer's changes of a vehicle, line by line. It
 * checks the changed fields alone: with the whole vehicle, production's limit of a thousand expressions
 * was exceeded.
 */
export function roleRules(): string[] {
  const fields = PHOTOGRAPHER_FIELDS.map((name) => `'${name}'`).join(', ');
  const conditions = PHOTOGRAPHER_FIELDS.map((name) => fieldCondition(name, fieldOf(name)));
  return [
    '',
    '      function isChangeByPhotographer(data) {',
    `        return changesOnly([${fields}])`,
    ...conditions.map(
      (one, index) => `          && ${one}${index < conditions.length - 1 ? '' : ';'}`,
    ),
    '      }',
  ];
}
