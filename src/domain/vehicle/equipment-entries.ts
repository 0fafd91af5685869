import { foldedWords } from '../text/fold.ts';
import { makeSlug } from './make.ts';
import { matchEquipment } from './match-equipment.ts';
import type { Vehicle } from './vehicle.ts';

/** The fields of a vehicle that the suggestions read. */
type Equipped = Pick<Vehicle, 'id' | 'make' | 'model' | 'specs_equipment' | 'created_at'>;
type Edited = Pick<Vehicle, 'make' | 'model'> & { id: string | null };

const MAX_SUGGESTIONS = 6;
/** The share of a model's vehicles that must have a piece of equipment for it to be usual. */
const USUAL_SHARE = 0.5;

/** The pieces of equipment that the stock knows, as staff write them. */
export interface KnownEquipment {
  /** First those of the same model, each group by how many vehicles have it. */
  entries: string[];
  /** The equipment that at least half of the same model has, where there are two or more. */
  usual: string[];
  /** The equipment of the newest vehicle of the same model; empty where there is none. */
  last: string[];
}

/** The equipment of the stock as one vehicle sees it; `labels` follow what staff have written. */
export function knownEquipment(
  vehicles: readonly Equipped[],
  { id, make, model }: Edited,
  labels: readonly string[],
): KnownEquipment {
  const others = vehicles.filter((vehicle) => vehicle.id !== id);
  const line = lineOf({ make, model });
  const same = others.filter(
    (vehicle) => line !== null && lineOf(vehicle) === line && vehicle.specs_equipment.length > 0,
  );
  const ofModel = byCount(same);
  const newest = same.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())[0];
  const all = [...ofModel.keys(), ...byCount(others).keys(), ...labels];
  return {
    entries: withoutRepeats(all),
    usual:
      same.length < 2
        ? []
        : [...ofModel].flatMap(([entry, count]) =>
            count / same.length >= USUAL_SHARE ? [entry] : [],
          ),
    last: newest?.specs_equipment ?? [],
  };
}

/** Known pieces whose words begin with every typed word, and which the list does not have. */
export function suggestEquipment(
  typed: string,
  known: readonly string[],
  chosen: readonly string[],
): string[] {
  const words = foldedWords(typed);
  if (words.length === 0) return [];
  const taken = new Set(chosen.map(keyOf));
  const fits = (entry: string) => {
    const own = foldedWords(entry);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const found = known.filter((entry) => !taken.has(keyOf(entry)) && fits(entry));
  const [first = ''] = words;
  const begins = (entry: string) => Number(foldedWords(entry)[0]?.startsWith(first) ?? false);
  return found.toSorted((a, b) => begins(b) - begins(a)).slice(0, MAX_SUGGESTIONS);
}

/** The list with more entries, trimmed, without those that it has already in any spelling. */
export function withEntries(entries: readonly string[], added: readonly string[]): string[] {
  return withoutRepeats([...entries, ...added.map((entry) => entry.trim()).filter(Boolean)]);
}

/**
 * The codes after the list of equipment changed: those that only the new list names come, those
 * that only the old one named go, and the choices of staff stay.
 */
export function followedCodes(
  codes: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  const [old, now] = [before, after].map(
    (list) => new Set<string>(matchEquipment(list).map(({ code }) => code)),
  ) as [Set<string>, Set<string>];
  const kept = codes.filter((code) => now.has(code) || !old.has(code));
  return [...new Set([...kept, ...[...now].filter((code) => !old.has(code))])];
}

function lineOf({ make, model }: Pick<Vehicle, 'make' | 'model'>): string | null {
  const words = foldedWords(model).join(' ');
  return make.trim() === '' || words === '' ? null : `${makeSlug(make)} ${words}`;
}

/** How many vehicles have each piece, the most frequent first. */
function byCount(vehicles: readonly Equipped[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { specs_equipment } of vehicles) {
    for (const entry of specs_equipment) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  }
  return new Map([...counts].toSorted(([, a], [, b]) => b - a));
}

function withoutRepeats(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function keyOf(entry: string): string {
  return foldedWords(entry).join(' ') || entry;
}
