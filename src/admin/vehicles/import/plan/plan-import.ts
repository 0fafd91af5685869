import type { PlanQuestion } from '#admin/vehicles/changes/questions.ts';
import {
  findTwin,
  findVehicle,
  indexStock,
  normalized,
  numbersOf,
  type StockIndex,
  type VehicleKeys,
} from '#admin/vehicles/find-vehicle.ts';
import { importCopy as copy } from '#copy/admin/import.ts';
import { sameVehicleText } from '#copy/admin/plan-questions.ts';
import { vehicleName } from '#copy/labels.ts';
import { type PriceIndex, priceIndex } from '#domain/vehicle/price/usual-price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { FileRow } from '../read-file.ts';
import { planChange, planNew } from './plan-row.ts';
import type { ImportOptions, ImportRow } from './planned-import.ts';
import { type RowCells, rowCells } from './row-cells.ts';

/** The lines of the rows that came before: by what no two rows may have in common, and by their numbers. */
interface Seen {
  names: Map<string, number>;
  numbers: Map<string, number>;
}

/**
 * What an import does with each row of a file. The import saves exactly these changes, and once
 * it has, planning the same file again finds every row unchanged.
 */
export function planImport(stock: readonly Vehicle[], options: ImportOptions): ImportRow[] {
  const index = indexStock(stock);
  const prices = priceIndex(stock);
  const seen: Seen = { names: new Map(), numbers: new Map() };
  return options.file.rows.map((row) => planRow(row, index, prices, seen, options));
}

function planRow(
  row: FileRow,
  index: StockIndex,
  prices: PriceIndex,
  seen: Seen,
  options: ImportOptions,
): ImportRow {
  const cells = rowCells(row, options.mapping);
  const refuse = (reason: string, name = nameIn(cells)): ImportRow => ({
    line: row.line,
    kind: 'refused',
    name,
    details: [reason],
    questions: [],
    change: null,
  });
  if (row.cells.length > options.mapping.length) return refuse(copy.refusals.cells);
  const keys = {
    id: cells.get('id')?.trim() || null,
    chassis: normalized(cells.get('vin')) ?? normalized(cells.get('stelnummer')),
    plate: normalized(cells.get('registration_number')),
  };
  if (keys.id === null && keys.chassis === null && keys.plate === null) {
    return refuse(copy.refusals.noKey);
  }
  const stored = findVehicle(index, keys);
  if (stored === 'ambiguous') return refuse(copy.refusals.ambiguous);
  if (stored === 'other_chassis') return refuse(copy.refusals.otherChassis);
  const names = namesOf(stored?.id ?? keys.id, keys);
  const before = names.flatMap((name) => seen.names.get(name) ?? [])[0];
  if (before !== undefined) return refuse(copy.refusals.twice(before));
  for (const name of names) seen.names.set(name, row.line);
  const planned = stored
    ? planChange(stored, cells, prices, { ...options, byId: keys.id !== null })
    : planNew(keys.id, cells, prices, options);
  const twin = twinQuestion(planned.change, row.line, index, seen);
  return { line: row.line, ...planned, questions: [...planned.questions, ...twin] };
}

/** Whether a row would store a car a second time, under an id of its own. */
function twinQuestion(
  change: ImportRow['change'],
  line: number,
  index: StockIndex,
  { numbers: seen }: Seen,
): PlanQuestion[] {
  const { vin = null, stelnummer = null, registration_number = null } = change?.after ?? {};
  const numbers = { vin, stelnummer, registration_number };
  const earlier = numbersOf(numbers).flatMap(({ by, number }) => {
    const found = seen.get(`${by} ${number}`);
    seen.set(`${by} ${number}`, found ?? line);
    return found === undefined ? [] : [sameVehicleText(by, copy.line(found).toLowerCase())];
  });
  const twin = findTwin(index, change?.id ?? '', numbers);
  const texts = twin ? [sameVehicleText(twin.by, vehicleName(twin.vehicle)), ...earlier] : earlier;
  return texts.slice(0, 1).map((text) => ({ kind: 'same_vehicle', text }));
}

/** What no two rows may have in common. */
function namesOf(id: string | null, { chassis, plate }: VehicleKeys): string[] {
  if (id !== null) return [`id ${id}`];
  return [
    ...(chassis === null ? [] : [`chassis ${chassis}`]),
    ...(plate === null ? [] : [`plate ${plate}`]),
  ];
}

function nameIn(cells: RowCells): string {
  return [cells.get('make'), cells.get('model'), cells.get('variant')].filter(Boolean).join(' ');
}
