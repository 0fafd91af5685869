import { bulkEditCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import { formatKroner } from '#copy/format.ts';
import { amountText } from '#copy/vehicles/price/amount-text.ts';
import { purchasePrice } from '#domain/vehicle/price/price.ts';
import { changedPrice } from '#domain/vehicle/price/price-change.ts';
import { type PriceIndex, usualPrice } from '#domain/vehicle/price/usual-price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { parseCell } from '../cells/parse-cell.ts';
import { lawDemands, type PlanQuestion, questionsAbout, reasonOf } from '../changes/questions.ts';
import {
  changeOf,
  hasValues,
  type StoredFields,
  type VehicleChange,
} from '../changes/vehicle-change.ts';
import { shownValue } from '../editor/naming.ts';
import type { BulkEdit } from './bulk-edit.ts';

/** The effect of an edit on one vehicle, as the preview shows it. */
export interface PlannedRow {
  vehicle: Vehicle;
  /** Null where the vehicle stays as it is. */
  change: VehicleChange | null;
  from: string;
  to: string;
  /** Why the vehicle stays as it is, where its value alone does not say so. */
  reason?: string;
  questions: readonly PlanQuestion[];
}

/** A typed value that cannot be the field's. */
export type Plan = { rows: PlannedRow[] } | { problem: string };

/** The effect of an edit on each of the vehicles. `prices` is the whole stock. */
export function planEdit(
  vehicles: readonly Vehicle[],
  edit: BulkEdit,
  prices: PriceIndex,
  today: Date,
): Plan {
  if (edit.kind === 'price') {
    return { rows: vehicles.map((vehicle) => planPrice(vehicle, edit, prices, today)) };
  }
  const { field, text } = edit;
  const parsed = parseCell(field, text);
  if ('problem' in parsed) return parsed;
  return {
    rows: vehicles.map((vehicle) =>
      plannedRow(vehicle, {
        after: { [field]: parsed.value },
        from: shownValue(field, vehicle[field]) || copy.empty,
        to: shownValue(field, parsed.value) || copy.empty,
        questions: questionsAbout(vehicle, { ...vehicle, [field]: parsed.value }, today),
      }),
    ),
  };
}

function planPrice(
  vehicle: Vehicle,
  { change, rounding }: Extract<BulkEdit, { kind: 'price' }>,
  prices: PriceIndex,
  today: Date,
): PlannedRow {
  const price = changedPrice(vehicle.price, change, rounding);
  const from = amountText(vehicle.price);
  if (price === null) {
    return unchanged(vehicle, from, from, vehicle.price > 0 ? copy.noPriceLeft : copy.noPrice);
  }
  const asked = questionsAbout(vehicle, { ...vehicle, price }, today, usualPrice(prices, vehicle));
  return plannedRow(vehicle, {
    after: { price },
    from,
    to: amountText(price),
    questions: [
      ...asked,
      ...(purchasePrice(vehicle).kind === 'sale' &&
      !asked.some(({ kind }) => kind === 'offer_above_price')
        ? [
            {
              kind: 'offer_stays' as const,
              text: copy.offerStays(formatKroner(vehicle.sale_price ?? 0)),
            },
          ]
        : []),
    ],
  });
}

function plannedRow(
  vehicle: Vehicle,
  planned: { after: StoredFields } & Pick<PlannedRow, 'from' | 'to' | 'questions'>,
): PlannedRow {
  const { after, from, to, questions } = planned;
  if (hasValues(vehicle, after)) return unchanged(vehicle, from, to, copy.same);
  const demanded = lawDemands(vehicle, { ...vehicle, ...after });
  if (demanded !== '') return unchanged(vehicle, from, to, copy.demanded(demanded));
  const change = changeOf(vehicle, after, reasonOf(questions));
  return { vehicle, change, from, to, questions };
}

function unchanged(vehicle: Vehicle, from: string, to: string, reason: string): PlannedRow {
  return { vehicle, change: null, from, to, reason, questions: [] };
}
