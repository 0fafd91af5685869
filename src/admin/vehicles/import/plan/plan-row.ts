import * as v from 'valibot';
import { cellText } from '#admin/vehicles/cells/cell-text.ts';
import { lawDemands, questionsAbout, reasonOf } from '#admin/vehicles/changes/questions.ts';
import { changeOf, namesOf, type StoredFields } from '#admin/vehicles/changes/vehicle-change.ts';
import { shownValue } from '#admin/vehicles/editor/naming.ts';
import { normalized } from '#admin/vehicles/find-vehicle.ts';
import { importCopy as copy, importColumnCopy } from '#copy/admin/import/import.ts';
import { bulkEditCopy } from '#copy/admin/vehicles/bulk.ts';
import { isEqual } from '#domain/history/field-changes.ts';
import { BOOKKEEPING } from '#domain/schema/bookkeeping.ts';
import type { FormFieldName } from '#domain/vehicle/fields/table.ts';
import { matchEquipment } from '#domain/vehicle/match-equipment.ts';
import { type PriceIndex, usualPrice } from '#domain/vehicle/price/usual-price.ts';
import { UNKNOWN_YEAR } from '#domain/vehicle/record/missing-for-sale.ts';
import { type Vehicle, VehicleSchema } from '#domain/vehicle/vehicle.ts';
import { isField } from '../recognise/columns.ts';
import type { RowReader } from './create-reader.ts';
import type { ImportOptions, ImportRow, LeftOut } from './planned-import.ts';
import { nameIn, type RowCells } from './row-cells.ts';

type Planned = Omit<ImportRow, 'line'>;
type Values = Partial<Record<FormFieldName, unknown>>;

const NewVehicleSchema = v.omit(VehicleSchema, [...BOOKKEEPING, 'sold_date', 'price_log', 'cover']);
/** Without them nobody can tell which car it is. */
const REQUIRED = ['make', 'model'] as const satisfies readonly FormFieldName[];

const NUMBERS: readonly FormFieldName[] = ['registration_number', 'vin', 'stelnummer'];

/**
 * The change of a stored vehicle by a row. `byId`: the row names its id, so no other car can be
 * meant.
 */
export function planChange(
  vehicle: Vehicle,
  cells: RowCells,
  readCell: RowReader['read'],
  prices: PriceIndex,
  { clearEmpty, today, byId }: ImportOptions & { byId: boolean },
): Planned {
  const name = nameOf(vehicle);
  const { values, leftOut } = readValues(cells, readCell, (field, text) => {
    if (text === '' && !clearEmpty) return false;
    const stored = cellText(field, vehicle[field]);
    // A plate or a chassis number is the same with other spaces.
    return NUMBERS.includes(field)
      ? normalized(text) !== normalized(stored)
      : text.trim() !== stored.trim();
  });
  const listed = values.specs_equipment as string[] | undefined;
  if (listed && !cells.has('equipment') && !isEqual(listed, vehicle.specs_equipment)) {
    values.equipment = [...new Set([...vehicle.equipment, ...codesOf(listed)])];
  }
  const demanded = lawDemands(vehicle, { ...vehicle, ...(values as StoredFields) });
  if (demanded !== '' && !vehicle.unpublished) {
    return refused(name, [copy.refusals.demanded(demanded)]);
  }
  const staysOff = demanded === '' ? [] : [copy.staysOff(demanded)];
  if (demanded !== '') values.unpublished = true;
  const after = Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => !isEqual(value, vehicle[field as FormFieldName]),
    ),
  ) as StoredFields;
  const changed = namesOf(after) as FormFieldName[];
  if (changed.length === 0) {
    return { kind: 'unchanged', name, details: staysOff, leftOut, questions: [], change: null };
  }
  const saved = { ...vehicle, ...after };
  const wasSold = !byId && (vehicle.status === 'sold' || vehicle.status === 'archived');
  const questions = [
    ...(wasSold ? [{ kind: 'was_sold' as const, text: copy.wasSold }] : []),
    ...questionsAbout(vehicle, saved, today, usualPrice(prices, saved)),
  ];
  return {
    kind: 'changed',
    name,
    details: [
      ...changed.map((field) =>
        copy.change(
          importColumnCopy[field],
          shown(field, vehicle[field]),
          shown(field, after[field]),
        ),
      ),
      ...staysOff,
    ],
    leftOut,
    questions,
    change: changeOf(vehicle, after, reasonOf(questions)),
  };
}

/** The vehicle that a row adds to the stock. `id` is the one in the file, if any. */
export function planNew(
  id: string | null,
  cells: RowCells,
  readCell: RowReader['read'],
  prices: PriceIndex,
  { today }: ImportOptions,
): Planned {
  const name = nameIn(cells);
  const { values, leftOut } = readValues(cells, readCell, (_, text) => text !== '');
  const missing = REQUIRED.filter((field) => !values[field]);
  if (missing.length > 0) {
    const labels = missing.map((field) => importColumnCopy[field]).join(', ');
    return refused(name, [copy.refusals.missing(labels)]);
  }
  const registered = Number(String(values.first_registration_date ?? '').slice(0, 4));
  const year = values.year ?? (registered || values.production_year || UNKNOWN_YEAR);
  if (!cells.has('equipment')) {
    values.equipment = codesOf((values.specs_equipment as string[] | undefined) ?? []);
  }
  const fields = v.parse(NewVehicleSchema, {
    ...{ price: 0, status: 'available', unpublished: true },
    ...values,
    year,
  });
  const newId = id ?? randomId();
  const demanded = lawDemands(null, { ...fields, id: newId } as Vehicle);
  const isComplete = demanded === '' && leftOut.length === 0;
  const after = isComplete ? fields : { ...fields, unpublished: true };
  const added = { ...after, id: newId } as Vehicle;
  const questions = questionsAbout(null, added, today, usualPrice(prices, added));
  return {
    kind: 'new',
    name,
    details: [
      ...(year === UNKNOWN_YEAR ? [copy.noYear] : []),
      ...(demanded === '' ? [] : [copy.staysOff(demanded)]),
    ],
    leftOut,
    questions,
    change: { id: newId, name, version: 0, before: null, after, reason: reasonOf(questions) },
  };
}

/** The values of the cells that `isUsed` says, and the cells that cannot be values. */
function readValues(
  cells: RowCells,
  read: RowReader['read'],
  isUsed: (field: FormFieldName, text: string) => boolean,
): { values: Values; leftOut: LeftOut[] } {
  const values: Values = {};
  const leftOut: LeftOut[] = [];
  for (const [column, text] of cells) {
    if (!isField(column) || !isUsed(column, text)) continue;
    const parsed = read(column, text);
    if ('value' in parsed) values[column] = parsed.value;
    else leftOut.push({ column, text: text.trim(), problem: parsed.problem });
  }
  return { values, leftOut };
}

function codesOf(entries: readonly string[]) {
  return matchEquipment(entries).map(({ code }) => code);
}

export function refused(name: string, details: string[]): Planned {
  return { kind: 'refused', name, details, leftOut: [], questions: [], change: null };
}

function shown(field: FormFieldName, value: unknown): string {
  return shownValue(field, value) || bulkEditCopy.empty;
}

function nameOf({ make, model, variant }: Vehicle): string {
  return [make, model, variant].filter(Boolean).join(' ');
}

/** As long as an id of Firestore. */
function randomId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}
