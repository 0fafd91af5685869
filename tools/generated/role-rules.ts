import { PHOTOGRAPHER_FIELDS } from '#domain/staff/permissions.ts';

/** The function of firestore.rules that limits a photographer's changes of a vehicle, line by line. */
export function roleRules(): string[] {
  const fields = PHOTOGRAPHER_FIELDS.map((name) => `'${name}'`).join(', ');
  return [
    '',
    '      function changesOnlyPhotographerFields() {',
    `        return changesOnly([${fields}]);`,
    '      }',
  ];
}
