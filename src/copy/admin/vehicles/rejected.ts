import type { RejectedDocument } from '#domain/publishing.ts';
import { vehicleFieldCopy } from './vehicle-fields.ts';

/** What is wrong with a field whose value a schema refuses, by the code of the problem. */
const PROBLEMS: Record<string, string> = {
  required: 'mangler',
  too_long: 'er for lang',
  too_many: 'har for mange punkter',
  too_small: 'er for lille',
  too_large: 'er for stor',
  not_whole: 'er ikke et helt tal',
  not_a_number: 'er ikke et tal',
  not_a_date: 'er ikke en gyldig dato',
};

const KINDS: Record<string, string> = {
  vehicle_images: 'Et billede',
  accessory_images: 'Et billede',
  damage_images: 'Et skadesbillede',
  battery_test_results: 'En batteritest',
};

/** Words about documents that a schema refuses, so that the site does not show them. */
export const rejectedCopy = {
  /** E.g. 'Škoda Octavia: Døre er ikke et helt tal'. */
  line: ({ path, field, problem, name, owner }: RejectedDocument) => {
    const [collection = ''] = path.split('/');
    const what = KINDS[collection] ?? labelOf(field);
    return `${name || owner || path}: ${what} ${PROBLEMS[problem] ?? 'kan ikke læses'}`;
  },
  emptied:
    'Det her kunne ikke læses og er tomt i formularen, så den ikke vises på siden. Udfyld det, og gem.',
} as const;

function labelOf(field: string): string {
  const labels: Partial<Record<string, string>> = vehicleFieldCopy;
  return labels[field]?.replace(/ \(.*\)$/u, '') ?? 'En oplysning';
}
