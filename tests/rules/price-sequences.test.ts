import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceDrop, provenOffer } from '#domain/price-log/offer.ts';
import { type PriceEntry, type PriceLog, priceStateOf } from '#domain/price-log/price-log.ts';
import { addDays, danishDate } from '#domain/time/danish-date.ts';
import { purchasePrice } from '#domain/vehicle/price/price.ts';
import { isPublished, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { nextPriceEntry } from '#firebase/documents/price-entry.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { PriceModel } from '#tests/support/prices/price-model.ts';
import { type Data, EMAIL, NOW, THEN } from './cases/case.ts';
import { firestoreJudge } from './judge.ts';

const RUNS = process.env['DEEP'] ? 10_000 : 150;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Before a change of the clocks, so that many sequences cross it. */
const START = Date.parse('2026-02-10T08:00:00Z');
const isAllowed = firestoreJudge(
  readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'),
);

const prices = fc.constantFrom(0, 90_000, 100_000, 110_000);
const changes = fc.oneof(
  fc.record({ price: prices }),
  fc.record({
    is_on_sale: fc.boolean(),
    sale_price: fc.option(fc.constantFrom(70_000, 80_000, 95_000)),
    lasting: fc.option(fc.integer({ min: -1, max: 12 })),
  }),
  fc.record({ status: fc.constantFrom('available', 'sold', 'reserved', 'archived') }),
  fc.record({ unpublished: fc.boolean() }),
  fc.constant({ trashed: true }),
  fc.record({ flexleasing_privat_monthly_payment: fc.constantFrom(3000, 4000) }),
);
const gaps = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map((count) => count * MINUTE),
  fc.integer({ min: 8, max: 11 }).map((count) => count * MINUTE - 1),
  fc.constantFrom(10 * MINUTE, 10 * MINUTE + 1, DAY - MINUTE, DAY, DAY + MINUTE),
  fc.integer({ min: 1, max: 50 }).map((days) => days * DAY),
);
const offer = { is_on_sale: true, sale_price: 80_000, lasting: null };
/** Most sequences begin with their subject: an offer after 30 days at a price. */
const beginnings = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  {
    weight: 4,
    arbitrary: fc
      .integer({ min: 30, max: 45 })
      .map((days) => [{ gap: days * DAY, undo: 0, change: offer, forged: 0 }]),
  },
);
const steps = fc.array(
  fc.record({
    gap: gaps,
    /** How many saves are taken back; 0 for a change. */
    undo: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
    change: changes as fc.Arbitrary<Partial<Car> & { lasting?: number | null }>,
    /** How the log is forged, which the rules have to refuse. */
    forged: fc.integer({ min: 0, max: 20 }),
  }),
  { minLength: 2, maxLength: 12 },
);
const sequences = fc.tuple(beginnings, steps).map(([beginning, rest]) => [...beginning, ...rest]);

/** What staff change of a car. */
interface Car extends Pick<Vehicle, 'price' | 'is_on_sale' | 'sale_price' | 'offer_until'> {
  status: Vehicle['status'];
  unpublished: boolean;
  trashed: boolean;
  flexleasing_privat_monthly_payment: number | null;
}

const NEW: Car = {
  ...{ price: 100_000, is_on_sale: false, sale_price: null, offer_until: null },
  ...{ status: 'available', unpublished: false, trashed: false },
  flexleasing_privat_monthly_payment: null,
};

const fieldsOf = ({ trashed, ...fields }: Car, time: number) => ({
  ...fields,
  trashed_at: trashed ? new Date(time) : null,
});

function vehicleOf(car: Car, price_log: PriceLog, time: number): Vehicle {
  return { ...aVehicle(), ...fieldsOf(car, time), price_log };
}

/** The entry of a save, as the admin writes it; null where it writes none. */
function entryOf(before: Vehicle, car: Car, time: number, version: number): PriceEntry | null {
  const options = { version, reason: '', by: EMAIL };
  const written = nextPriceEntry(before, before, fieldsOf(car, time), options);
  const entry = written[`price_log.v${version}`] as PriceEntry | undefined;
  return entry ? { ...entry, at: new Date(time) } : null;
}

/** A save as the rules see it. */
function requestOf(before: Vehicle, after: Vehicle, version: number, log: Data = after.price_log) {
  const stored = ({ id: _, updated_at: __, ...vehicle }: Vehicle) => vehicle as Data;
  const entry = after.price_log[`v${version}`];
  const next = entry && log[`v${version}`] ? { [`v${version}`]: { ...entry, at: NOW } } : {};
  return {
    ...{ says: '', allowed: true, as: 'sales' as const, method: 'update' as const },
    path: 'vehicles/golf',
    before: { ...stored(before), created_at: THEN, updated_at: THEN, version: version - 1 },
    after: {
      ...stored(after),
      ...{ price_log: { ...log, ...next }, created_at: THEN, updated_at: NOW },
      ...{ updated_by: EMAIL, version, trashed_at: after.trashed_at ? NOW : null },
    },
  };
}

/** The log after a save, with an older entry removed, marked, made dearer or moved. */
function forge(log: PriceLog, version: number, how: number): Data | null {
  const older = Object.keys(log).filter((key) => key !== `v${version}`);
  const key = older[how % older.length];
  const entry = key === undefined ? undefined : log[key];
  if (key === undefined || entry === undefined) return null;
  const { [key]: _, ...others } = log;
  const forgeries: Data[] = [
    others,
    { ...log, [key]: { ...entry, unseen: true } },
    { ...log, [key]: { ...entry, price: entry.price + 10_000 } },
    { ...log, [key]: { ...entry, at: new Date(entry.at.getTime() - DAY) } },
  ];
  return forgeries[how % forgeries.length] ?? null;
}

test('price log, public page and rules agree with a model of the law over random changes, undos, offers and statuses', () => {
  const met = { offers: 0, struck: 0, reductions: 0, forged: 0 };
  fc.assert(
    fc.property(sequences, (sequence) => {
      let time = START;
      let version = 1;
      let car = NEW;
      const undoable: Car[] = [];
      const model = new PriceModel();
      const first = { ...priceStateOf(vehicleOf(car, {}, time)), by: EMAIL, reason: null };
      let vehicle = vehicleOf(car, { v1: { ...first, at: new Date(time) } }, time);
      const see = () => model.save(askedOf(priceStateOf(vehicle)), time);
      see();
      for (const { gap, undo, change, forged } of sequence) {
        time += gap;
        const target = undo > 0 ? undoable.splice(0, undo).at(-1) : undefined;
        if (undo > 0 && target === undefined) continue;
        const { lasting, ...fields } = change;
        const today = danishDate(new Date(time));
        const until = lasting === undefined ? {} : { offer_until: lastDay(today, lasting) };
        if (target === undefined) undoable.unshift(car);
        // What is in the trash is only restored.
        const next = target ?? { ...car, trashed: false, ...fields, ...until };
        if (car.trashed && next.trashed) continue;
        car = next;
        version += 1;
        const before = vehicle;
        const entry = entryOf(before, car, time, version);
        const log = { ...before.price_log, ...(entry && { [`v${version}`]: entry }) };
        vehicle = vehicleOf(car, log, time);
        const decision = isAllowed(requestOf(before, vehicle, version));
        expect([decision.allowed, decision]).toEqual([true, decision]);
        const forgery = forge(log, version, forged);
        if (forgery) {
          expect(isAllowed(requestOf(before, vehicle, version, forgery)).allowed).toBe(false);
          met.forged += 1;
        }
        see();
        expectAgreement(vehicle, model, time + 1000, met);
        if (target) met.struck += 1;
      }
      for (const days of [1, 31]) expectAgreement(vehicle, model, time + days * DAY, met);
    }),
    { numRuns: RUNS },
  );
  // Otherwise the sequences would not reach their subject.
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(RUNS / 20);
});

function lastDay(today: string, lasting: number | null): string | null {
  return lasting === null ? null : addDays(today, lasting);
}

function askedOf({ original_price: _, ...asked }: ReturnType<typeof priceStateOf>) {
  return asked;
}

function expectAgreement(
  vehicle: Vehicle,
  model: PriceModel,
  time: number,
  met: { offers: number; reductions: number },
): void {
  const now = new Date(time);
  const offer = model.offerAt(time);
  const proven = provenOffer(vehicle.price_log, now);
  expect(proven && { price: proven.price, before: proven.before, since: +proven.since }).toEqual(
    offer,
  );
  const reduction = model.reductionAt(time);
  const drop = priceDrop(vehicle.price_log, now);
  expect(drop && { before: drop.before, since: +drop.since }).toEqual(reduction);
  if (reduction) met.reductions += 1;
  if (!isPublished(vehicle)) return;
  const page = purchasePrice(publicVehicle(vehicle, now));
  if (offer) {
    met.offers += 1;
    expect(page).toMatchObject({ kind: 'sale', original: offer.before, sale: offer.price });
  } else expect(page.kind).not.toBe('sale');
}
