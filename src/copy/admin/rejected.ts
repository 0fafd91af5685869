import type { RejectedDocument } from '#domain/publishing.ts';
import { accessoryCopy } from './accessory.ts';
import { vehicleFieldCopy } from './vehicle.ts';

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
  onSite: (count: number) =>
    count === 1
      ? '1 ting vises ikke på siden, fordi den ikke kan læses'
      : `${count} ting vises ikke på siden, fordi de ikke kan læses`,
  /** E.g. 'Škoda Octavia: Døre er ikke et helt tal'. */
  line: ({ path, field, problem, name, owner }: RejectedDocument) => {
    const [collection = ''] = path.split('/');
    const what = KINDS[collection] ?? labelOf(collection, field);
    return `${name || owner || path}: ${what} ${PROBLEMS[problem] ?? 'kan ikke læses'}`;
  },
  mend: 'Ret',
  emptied:
    'Det her kunne ikke læses og er tomt i formularen, så den ikke vises på siden. Udfyld det, og gem.',
} as const;

function labelOf(collection: string, field: string): string {
  const labels: Partial<Record<string, string>> =
    collection === 'accessories' ? accessoryCopy.labels : vehicleFieldCopy;
  return labels[field]?.replace(/ \(.*\)$/u, '') ?? field;
}
