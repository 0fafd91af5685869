import * as v from 'valibot';

/** What a log line of the functions says, as `gcloud logging read --format json` prints it. */
const EntriesSchema = v.array(
  v.object({
    timestamp: v.pipe(v.string(), v.isoTimestamp()),
    jsonPayload: v.object({
      message: v.string(),
      revision: v.optional(v.number()),
      path: v.optional(v.string()),
    }),
  }),
);
type Entry = v.InferOutput<typeof EntriesSchema>[number];

const EDIT_MS = 60_000;
const PUBLISHED = 'build published';
const GOALS = { edits: 0.99, inquiries: 0.999 };

export interface Objective {
  what: string;
  good: number;
  all: number;
  goal: number;
}

/** Counts what we promise ourselves from log lines, in any order. Throws valibot's `ValiError`. */
export function measureObjectives(lines: unknown): Objective[] {
  const entries = v.parse(EntriesSchema, lines).toSorted((a, b) => timeOf(a) - timeOf(b));
  const count = (message: string) => having(entries, message).length;
  const stored = count('inquiry stored');
  const waits = waitsOfEdits(entries);
  return [
    {
      what: 'edits public within 60 s',
      good: waits.filter((wait) => wait <= EDIT_MS).length,
      all: waits.length,
      goal: GOALS.edits,
    },
    {
      what: 'inquiries stored at the first try',
      good: stored,
      all: stored + count('inquiry not stored'),
      goal: GOALS.inquiries,
    },
  ];
}

/** The line of one edit from its save to the release that has it. Throws valibot's `ValiError`. */
export function traceEdit(lines: unknown, revision: number): string[] {
  const entries = v.parse(EntriesSchema, lines).toSorted((a, b) => timeOf(a) - timeOf(b));
  const begin = entries.findIndex((entry) => revisionOf(entry) === revision);
  if (begin < 0) return [];
  const since = entries.slice(begin).filter((entry) => revisionOf(entry) >= revision);
  const published = since.findIndex(({ jsonPayload }) => jsonPayload.message === PUBLISHED);
  const own = published < 0 ? since : since.slice(0, published + 1);
  return own.map(({ timestamp, jsonPayload: { message, path = '' } }, index) => {
    const seconds = ((timeOf(own[index]) - timeOf(own[0])) / 1000).toFixed(1);
    return `${timestamp} +${seconds} s ${message} ${path}`.trimEnd();
  });
}

export function isMissed({ good, all, goal }: Objective): boolean {
  return good < all * goal;
}

/**
 * Milliseconds from each edit to the first release that has its revision or a later one; infinite where
 * none came. Edits of the last minute of the log are left out: their release may still come.
 */
function waitsOfEdits(entries: readonly Entry[]): number[] {
  const releases = having(entries, PUBLISHED);
  const end = timeOf(entries.at(-1)) - EDIT_MS;
  return having(entries, 'public content changed').flatMap((edit) => {
    const release = releases.find(
      (one) => timeOf(one) >= timeOf(edit) && revisionOf(one) >= revisionOf(edit),
    );
    if (release !== undefined) return [timeOf(release) - timeOf(edit)];
    return timeOf(edit) > end ? [] : [Number.POSITIVE_INFINITY];
  });
}

function having(entries: readonly Entry[], message: string): Entry[] {
  return entries.filter(({ jsonPayload }) => jsonPayload.message === message);
}

const timeOf = (entry: Entry | undefined) => Date.parse(entry?.timestamp ?? '');
const revisionOf = ({ jsonPayload }: Entry) => jsonPayload.revision ?? 0;
