import type { PlanQuestion } from '#admin/vehicles/changes/questions.ts';
import {
  findTwin,
  findVehicle,
  indexStock,
  normalized,
  numbersOf,
  type StockIndex,
} from '#admin/vehicles/find-vehicle.ts';
import { importCopy as copy } from '#copy/admin/import/import.ts';
import { sameVehicleText } from '#copy/admin/import/plan-questions.ts';
import { vehicleName } from '#copy/labels.ts';
import { makeSlug } from '#domain/vehicle/make.ts';
import { type PriceIndex, priceIndex } from '#domain/vehicle/price/usual-price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { readValue } from '../formats/values.ts';
import type { FileRow } from '../read/read-file.ts';
import { imageUrls } from '../recognise/image-urls.ts';
import { createReader, type RowReader } from './create-reader.ts';
import { planChange, planNew, refused } from './plan-row.ts';
import type { ImportOptions, ImportPlan, ImportRow } from './planned-import.ts';
import { nameIn, rowCells } from './row-cells.ts';
import { rowId } from './row-id.ts';

interface Context {
  index: StockIndex;
  prices: PriceIndex;
  options: ImportOptions;
  read: RowReader['read'];
  /** The lines of the rows that came before, by what no two rows may have in common. */
  seen: Map<string, number>;
  counts: ImportPlan['duplicates'];
  images: ImportPlan['images'];
}

/**
 * The plan of an import for each row of a file. The import saves exactly these changes, and once it
 * has, planning the same file again finds every row unchanged.
 */
export function planImport(stock: readonly Vehicle[], options: ImportOptions): ImportPlan {
  const spellings = new Map(stock.map(({ make }) => [makeSlug(make), make]));
  const { read, values, examples } = createReader(options, spellings);
  const context: Context = {
    ...{ index: indexStock(stock), prices: priceIndex(stock), options, read },
    seen: new Map(),
    counts: { stock: 0, file: 0 },
    images: [],
  };
  const { rows } = options.file;
  // Of several rows about the same car, the one that is planned first is taken.
  const isLast = options.duplicates.file === 'last';
  const planned = (isLast ? rows.toReversed() : rows).map((row) => planRow(row, context));
  return {
    rows: isLast ? planned.toReversed() : planned,
    ...{ values, examples, duplicates: context.counts, images: context.images },
  };
}

function planRow(row: FileRow, context: Context): ImportRow {
  const { index, prices, options, read, seen, counts } = context;
  const { line } = row;
  const cells = rowCells(row, options.mapping);
  const refuse = (reason: string) => ({ line, ...refused(nameIn(cells), [reason]) });
  if (row.cells.length > options.mapping.length) return refuse(copy.refusals.cells);
  const numbers = {
    vin: cells.get('vin') ?? null,
    stelnummer: cells.get('stelnummer') ?? null,
    registration_number: cells.get('registration_number') ?? null,
  };
  const chassis = normalized(numbers.vin) ?? normalized(numbers.stelnummer);
  const plate = normalized(numbers.registration_number);
  const id = rowId(cells, chassis !== null || plate !== null);
  const found = findVehicle(index, { id, chassis, plate });
  if (found === 'ambiguous') return refuse(copy.refusals.ambiguous);
  const named = found === 'other_chassis' ? null : found;
  // A dealer may have had the same car before: one that is sold is another offer.
  const sold = named === null && readValue('status', cells.get('status') ?? '') === 'sold';
  const twin = named === null && !sold ? findVehicle(index, { id: null, chassis, plate }) : null;
  const isInStock = twin !== null && typeof twin === 'object' && isOffered(twin);
  if (isInStock) counts.stock += 1;
  if (isInStock && options.duplicates.stock === 'omit') return refuse(copy.refusals.inStock);
  const stored = named ?? (isInStock && options.duplicates.stock === 'update' ? twin : null);

  const own = stored?.id ?? id;
  // Rows with ids of the stock are told apart by those.
  const byNumbers = !sold && (named === null || id === null);
  const keys = [
    ...(own === null ? [] : [`id ${own}`]),
    ...(byNumbers ? numbersOf(numbers).map(({ key }) => key) : []),
  ];
  const before = keys.flatMap((key) => seen.get(key) ?? [])[0];
  if (before !== undefined) {
    counts.file += 1;
    const isSame = seen.has(`id ${own}`);
    if (isSame || options.duplicates.file !== 'all') return refuse(copy.refusals.twice(before));
  }
  for (const key of keys) seen.set(key, seen.get(key) ?? line);
  const planned = stored
    ? planChange(stored, cells, read, prices, { ...options, byId: stored.id === id })
    : planNew(id, cells, read, prices, options);
  const questions = [
    ...planned.questions,
    ...(planned.change && named && hasOtherChassis(named, chassis) ? [OTHER_CHASSIS] : []),
    ...twinQuestion(planned, context),
  ];
  const vehicleId = planned.change?.id ?? stored?.id;
  const urls = imageUrls(cells.get('images') ?? '');
  if (vehicleId !== undefined && urls.length > 0) context.images.push({ vehicleId, urls });
  return { line, ...planned, questions };
}

const OTHER_CHASSIS = { kind: 'other_chassis', text: copy.otherChassis } as const;

/** Two systems may give the same stock number to two cars. */
function hasOtherChassis(stored: Vehicle, chassis: string | null): boolean {
  const known = numbersOf(stored).filter(({ by }) => by === 'chassis');
  return chassis !== null && known.length > 0 && known.every(({ number }) => number !== chassis);
}

/** Whether a row stores a car of the stock a second time, under an id of its own. */
function twinQuestion({ change }: Pick<ImportRow, 'change'>, { index }: Context): PlanQuestion[] {
  const { vin = null, stelnummer = null, registration_number = null } = change?.after ?? {};
  const twin = findTwin(index, change?.id ?? '', { vin, stelnummer, registration_number });
  if (!twin) return [];
  return [{ kind: 'same_vehicle', text: sameVehicleText(twin.by, vehicleName(twin.vehicle)) }];
}

function isOffered({ status }: Vehicle): boolean {
  return status !== 'sold' && status !== 'archived';
}
