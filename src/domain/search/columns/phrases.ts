import type { SearchVehicle } from '../search-vehicle.ts';
import { fold } from '../text/fold.ts';
import { storeColumn } from './column.ts';
import type { ColumnsFile } from './columns-file.ts';
import type { ColumnMemory } from './encode/column-memory.ts';
import { KNOWN_VALUES } from './known-values.ts';
import type { LabelOf } from './label-of.ts';
import { packNumbers, unpackNumbers } from './planes.ts';

/** Between phrases: no text of one line has it. */
const SEPARATOR = '\n';
/** Before the place of a known value whose label says the same: no folded text has it. */
const LABEL = '\t';

const phrasesOfVehicle = new WeakMap<SearchVehicle, readonly string[]>();

/** The free texts of a vehicle about equipment, folded, each once; computed once for the same vehicle. */
function phrasesOf(vehicle: SearchVehicle): readonly string[] {
  const known = phrasesOfVehicle.get(vehicle);
  if (known) return known;
  const folded = vehicle.specs_equipment.map((text) => fold(text).replaceAll(/[\n\t]/gu, ' '));
  const phrases = [...new Set(folded)];
  phrasesOfVehicle.set(vehicle, phrases);
  return phrases;
}

/** The free texts about equipment, each once, and the list of them that each vehicle has. */
export function encodePhrases(
  vehicles: readonly SearchVehicle[],
  groups: ArrayLike<number>,
  labelOf: LabelOf,
  memory: ColumnMemory,
): ColumnsFile['phrases'] {
  const written = vehicles.map(phrasesOf);
  return memory.once('phrases', [written, groups, [labelOf]], () =>
    storedPhrases(written, groups, labelOf),
  );
}

function storedPhrases(
  written: readonly (readonly string[])[],
  groups: ArrayLike<number>,
  labelOf: LabelOf,
): ColumnsFile['phrases'] {
  const labels = new Map(labelsOf(labelOf).map((label, place) => [label, `${LABEL}${place}`]));
  const phrases = new Map<string, number>();
  const lists = new Map<string, number>();
  const listOf = written.map((own) => {
    const list = own.map((phrase) => indexIn(phrases, phrase)).sort((a, b) => a - b);
    return indexIn(lists, list.join(' '));
  });
  const steps = [...lists.keys()].flatMap((key) => {
    const list = key.split(' ').filter(Boolean).map(Number);
    return [...list.map((phrase, at) => phrase - (list[at - 1] ?? -1)), 0];
  });
  return {
    texts: [...phrases.keys()].map((text) => labels.get(text) ?? text).join(SEPARATOR),
    lists: { length: steps.length, steps: packNumbers(steps) },
    list: storeColumn(listOf, groups),
  };
}

/** The lists of phrases, in the order of their numbers. */
export function decodePhraseLists(
  { texts, lists }: ColumnsFile['phrases'],
  labelOf: LabelOf,
): string[][] {
  const labels = labelsOf(labelOf);
  const phrases = texts
    .split(SEPARATOR)
    .map((text) => (text.startsWith(LABEL) ? (labels[Number(text.slice(1))] ?? '') : text));
  const decoded: string[][] = [];
  let list: string[] = [];
  let at = -1;
  for (const step of unpackNumbers(lists.steps, lists.length)) {
    at += step;
    if (step > 0) list.push(phrases[at] ?? '');
    else {
      decoded.push(list);
      list = [];
      at = -1;
    }
  }
  return decoded;
}

/** What the screen calls each known value, folded; empty where it has no name of its own. */
function labelsOf(labelOf: LabelOf): string[] {
  return KNOWN_VALUES.map((value) => fold(labelOf('equipment', value) ?? LABEL));
}

/** The number of a text, in the order of their first appearance. */
function indexIn(known: Map<string, number>, text: string): number {
  const index = known.get(text) ?? known.size;
  known.set(text, index);
  return index;
}
