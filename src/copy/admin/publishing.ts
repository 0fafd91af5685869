import type { RejectedDocument } from '#domain/publishing.ts';
import { formatAmount, formatDecimal } from '../format.ts';
import { vehicleFieldCopy } from './vehicle-fields.ts';

/** `0,6 s`, `12 s`, `3 min.`: short, since the line has half a phone's width. */
function formatWait(seconds: number): string {
  if (seconds >= 59.5) return `${Math.round(seconds / 60)} min.`;
  return `${formatDecimal(seconds < 9.95 ? Math.round(seconds * 10) / 10 : Math.round(seconds))} s`;
}

/** Copy of the publishing state in the admin. */
export const publishingCopy = {
  label: 'Offentlig side',
  published: (clock: string) => `Publiceret ${clock}`,
  publishedOn: (date: string, clock: string) => `Publiceret ${date} ${clock}`,
  /** Follows when it was published: how long after the save. */
  after: (seconds: number) => ` på ${formatWait(seconds)}`,
  /** Follows that: what the release changed. */
  changedPages: (count: number) => (count === 1 ? '1 side' : `${formatAmount(count)} sider`),
  seeVehicle: 'Se bilen',
  seePage: 'Se siden',
  publishing: 'Udgiver…',
  publishingAgain: 'Udgivelse fejlede – prøver igen…',
  failed: 'Udgivelse fejlede',
  never: 'Endnu ikke publiceret',
  unknown: 'Kan ikke se, hvad siden viser',
  technical: 'Teknisk fejl ved udgivelsen – webmaster har fået besked',
  technicalNotMailed: 'Teknisk fejl ved udgivelsen – kontakt webmaster',
  unchanged: 'Det, besøgende ser, er uændret, og det, du gemmer, er bevaret.',
  force: 'Publicér alligevel',
  started: 'Udgivelsen er sat i gang',
  succeeded: 'Siden er udgivet',
  forceFailed: 'Siden kunne ikke udgives',
  drifted: (count: number) =>
    `Den natlige kontrol fandt ${count === 1 ? '1 side' : `${count} sider`}, der afveg uden en redigering, og har rettet det.`,
} as const;

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
    const what = KINDS[collection] ?? labelOf(field);
    return `${name || owner || path}: ${what} ${PROBLEMS[problem] ?? 'kan ikke læses'}`;
  },
  mend: 'Ret',
  emptied:
    'Det her kunne ikke læses og er tomt i formularen, så den ikke vises på siden. Udfyld det, og gem.',
} as const;

function labelOf(field: string): string {
  const labels: Partial<Record<string, string>> = vehicleFieldCopy;
  return labels[field]?.replace(/ \(.*\)$/u, '') ?? 'En oplysning';
}
