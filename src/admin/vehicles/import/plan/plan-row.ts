import * as v from 'valibot';
import { cellText } from '#admin/vehicles/cells/cell-text.ts';
import { parseCell } from '#admin/vehicles/cells/parse-cell.ts';
import {
  aboutMissing,
  aboutValue,
  type PlanQuestion,
  reasonOf,
} from '#admin/vehicles/changes/questions.ts';
import {
  changeOf,
  namesOf,
  type StoredFields,
  sameValue,
} from '#admin/vehicles/changes/vehicle-change.ts';
import { normalized } from '#admin/vehicles/find-vehicle.ts';
import { bulkEditCopy } from '#copy/admin/bulk.ts';
import { importCopy as copy, importColumnCopy } from '#copy/admin/import.ts';
import { missingText } from '#copy/admin/save-questions.ts';
import { BOOKKEEPING } from '#domain/schema/bookkeeping.ts';
import { documentId } from '#domain/schema/schemas.ts';
import type { FormFieldName } from '#domain/vehicle/fields/table.ts';
import { type PriceIndex, usualPrice } from '#domain/vehicle/price/usual-price.ts';
import { missingForSale, newlyDemanded } from '#domain/vehicle/record/missing-for-sale.ts';
import { saveQuestions } from '#domain/vehicle/record/save-questions.ts';
import { type Vehicle, VehicleSchema } from '#domain/vehicle/vehicle.ts';
import type { ImportOptions, ImportRow } from './planned-import.ts';
import type { RowCells } from './row-cells.ts';

type Planned = Omit<ImportRow, 'line'>;
type Values = Partial<Record<FormFieldName, unknown>>;

const NewVehicleSchema = v.omit(VehicleSchema, [...BOOKKEEPING, 'sold_date', 'price_log']);
/** Without them a vehicle cannot be stored. */
const REQUIRED = ['make', 'model', 'year'] as const satisfies readonly FormFieldName[];

const NUMBERS: readonly FormFieldName[] = ['registration_number', 'vin', 'stelnummer'];

/** What a row does to a stored vehicle. `byId`: the row names its id, so no other car can be meant. */
export function planChange(
  vehicle: Vehicle,
  cells: RowCells,
  prices: PriceIndex,
  { clearEmpty, today, byId }: ImportOptions & { byId: boolean },
): Planned {
  const name = nameOf(vehicle);
  const read = readValues(cells, (field, text) => {
    if (text === '' && !clearEmpty) return false;
    const stored = cellText(field, vehicle[field]);
    // A plate or a chassis number is the same with other spaces.
    return NUMBERS.includes(field)
      ? normalized(text) !== normalized(stored)
      : text.trim() !== stored.trim();
  });
  if ('problems' in read) return refused(name, read.problems);
  const demanded = lawDemands(vehicle, { ...vehicle, ...(read.values as StoredFields) });
  if (demanded !== '' && !vehicle.unpublished) {
    return refused(name, [copy.refusals.demanded(demanded)]);
  }
  const staysOff = demanded === '' ? [] : [copy.staysOff(demanded)];
  if (demanded !== '') read.values.unpublished = true;
  const after = Object.fromEntries(
    Object.entries(read.values).filter(
      ([field, value]) => !sameValue(value, vehicle[field as FormFieldName]),
    ),
  ) as StoredFields;
  const changed = namesOf(after) as FormFieldName[];
  if (changed.length === 0) {
    return { kind: 'unchanged', name, details: staysOff, questions: [], change: null };
  }
  const saved = { ...vehicle, ...after };
  const wasSold = !byId && (vehicle.status === 'sold' || vehicle.status === 'archived');
  const questions = [
    ...(wasSold ? [{ kind: 'was_sold' as const, text: copy.wasSold }] : []),
    ...questionsAbout(vehicle.unpublished ? null : vehicle, saved, prices, today),
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
    questions,
    change: changeOf(vehicle, after, reasonOf(questions)),
  };
}

/** The vehicle that a row adds to the stock. `id` is the one in the file, if any. */
export function planNew(
  id: string | null,
  cells: RowCells,
  prices: PriceIndex,
  { today }: ImportOptions,
): Planned {
  const name = ['make', 'model', 'variant']
    .map((field) => cells.get(field as FormFieldName)?.trim())
    .filter(Boolean)
    .join(' ');
  if (id !== null && !v.is(documentId, id)) return refused(name, [copy.refusals.badId]);
  const missing = REQUIRED.filter((field) => !cells.get(field));
  if (missing.length > 0) {
    const labels = missing.map((field) => importColumnCopy[field]).join(', ');
    return refused(name, [copy.refusals.missing(labels)]);
  }
  const read = readValues(cells, (_, text) => text !== '');
  if ('problems' in read) return refused(name, read.problems);
  const fields = v.parse(NewVehicleSchema, {
    ...{ price: 0, status: 'available', unpublished: true },
    ...read.values,
  });
  const newId = id ?? randomId();
  const demanded = lawDemands(null, { ...fields, id: newId } as Vehicle);
  const after = demanded === '' ? fields : { ...fields, unpublished: true };
  const questions = questionsAbout(null, { ...after, id: newId } as Vehicle, prices, today);
  return {
    kind: 'new',
    name,
    details: demanded === '' ? [] : [copy.staysOff(demanded)],
    questions,
    change: { id: newId, name, version: 0, before: null, after, reason: reasonOf(questions) },
  };
}

/** What the law still wants of a vehicle that a row would put on the site; empty where nothing. */
function lawDemands(before: Vehicle | null, after: Vehicle): string {
  if (after.unpublished) return '';
  const demanded = newlyDemanded(before?.unpublished === false ? before : null, after);
  return demanded.map(missingText).join(' ');
}

/** The values of the cells that `isUsed` says; or why some of them cannot be values. */
function readValues(
  cells: RowCells,
  isUsed: (field: FormFieldName, text: string) => boolean,
): { values: Values } | { problems: string[] } {
  const values: Values = {};
  const problems: string[] = [];
  for (const [column, text] of cells) {
    if (column === 'id' || !isUsed(column, text)) continue;
    const parsed = parseCell(column, text);
    if ('value' in parsed) values[column] = parsed.value;
    else problems.push(copy.problem(importColumnCopy[column], text, parsed.problem));
  }
  return problems.length > 0 ? { problems } : { values };
}

function refused(name: string, details: string[]): Planned {
  return { kind: 'refused', name, details, questions: [], change: null };
}

/** What is unusual about a vehicle on the site, and what one that comes onto it lacks. */
function questionsAbout(
  before: Vehicle | null,
  after: Vehicle,
  prices: PriceIndex,
  today: Date,
): PlanQuestion[] {
  if (after.unpublished) return [];
  return [
    ...saveQuestions(before, after, [], today, usualPrice(prices, after)).map(aboutValue),
    ...(before ? [] : missingForSale(after, null).map(aboutMissing)),
  ];
}

function shown(field: FormFieldName, value: unknown): string {
  return cellText(field, value).replaceAll('\n', ', ') || bulkEditCopy.empty;
}

function nameOf({ make, model, variant }: Vehicle): string {
  return [make, model, variant].filter(Boolean).join(' ');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as Firestore makes them. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
