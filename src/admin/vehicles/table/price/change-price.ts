import { ask } from '#admin/feedback/ask.ts';
import { parseCell } from '#admin/vehicles/cells/parse-cell.ts';
import { questionsAbout } from '#admin/vehicles/changes/questions.ts';
import { changeOf } from '#admin/vehicles/changes/vehicle-change.ts';
import { shownPriceField } from '#admin/vehicles/shown-price.ts';
import { $stock } from '#admin/vehicles/store.ts';
import { missingText, saveQuestionsCopy } from '#copy/admin/vehicles/save-questions.ts';
import { vehicleToastCopy as toasts } from '#copy/admin/vehicles/vehicle.ts';
import { formatKroner } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import { priceIndex, usualPrice } from '#domain/vehicle/price/usual-price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type KindOfChange, type RowChange, reportChange } from '../row-changes/report-changes.ts';
import { saveRow } from '../row-changes/save-row.ts';

const PRICE: KindOfChange = {
  group: 'prices',
  fieldsOf: ({ price, sale_price }) => ({ price, sale_price }),
  describe,
  describeUndone: toasts.pricesUndone,
};

/** The outcome of a typed price: `kept` where staff want to look at it again. */
export type TypedPrice = { kind: 'taken' | 'kept' } | { kind: 'problem'; problem: string };

/**
 * Saves a price as it was typed, after the same questions as in the form. Resolves once it is clear
 * whether it will be saved; the save itself goes on, and reports itself in a toast with undo.
 */
export async function takePrice(vehicle: Vehicle, text: string): Promise<TypedPrice> {
  // An emptied field is no price; a vehicle gets 'on request' in its form.
  if (text.trim() === '') return { kind: 'taken' };
  const field = shownPriceField(vehicle);
  const parsed = parseCell(field, text);
  if ('problem' in parsed) return { kind: 'problem', problem: parsed.problem };
  const after: Vehicle = { ...vehicle, [field]: parsed.value };
  if (after[field] === vehicle[field]) return { kind: 'taken' };
  const questions = sentencesAbout(vehicle, after, field);
  if (questions.length > 0 && !(await confirm(vehicle, questions))) return { kind: 'kept' };
  void save(vehicle, after, questions.join(' '));
  return { kind: 'taken' };
}

async function save(before: Vehicle, after: Vehicle, reason: string): Promise<void> {
  const field = shownPriceField(before);
  const change = changeOf(before, { [field]: after[field] }, reason);
  const saved = await saveRow(before, after, change);
  if (saved) reportChange(PRICE, { before, after: saved });
}

function sentencesAbout(before: Vehicle, after: Vehicle, field: 'price' | 'sale_price'): string[] {
  if (before.unpublished) return [];
  const usual = usualPrice(priceIndex($stock.get().vehicles), before);
  const questions = questionsAbout(before, after, new Date(), usual).map(({ text }) => text);
  if (after[field] !== 0) return questions;
  return [...questions, field === 'price' ? missingText('price') : saveQuestionsCopy.noOffer];
}

function confirm(vehicle: Vehicle, items: readonly string[]): Promise<boolean> {
  const { title, changedBody, confirm: yes, change } = saveQuestionsCopy;
  const body = `${vehicleName(vehicle)}. ${changedBody}`;
  return ask({ title, body, items, confirm: yes, cancel: change, danger: false });
}

function describe(changes: readonly RowChange[]): string {
  const [only] = changes;
  if (!only || changes.length > 1) return toasts.pricesChanged(changes.length);
  const field = shownPriceField(only.before);
  const [from, to] = [only.before[field] ?? 0, only.after[field] ?? 0];
  return toasts.priceChanged(vehicleName(only.after), formatKroner(from), formatKroner(to));
}
