import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { documentId } from '#domain/schema/schemas.ts';
import { publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import { findWatched, watchedStock } from '#domain/watch/watched-stock.ts';
import {
  confirmedWatches,
  WATCHERS_COLLECTION,
  type Watcher,
  WatcherSchema,
} from '#domain/watch/watcher.ts';
import { valueLabel } from '#features/inventory/search/value-label.ts';
import { remembered } from '../shared/remembered.ts';
import { type ApiAnswer, type ApiRequest, json, readJson } from '../shared/request/http.ts';
import { callingStaff } from '../shared/request/staff.ts';
import type { Services } from '../shared/services.ts';

/** Vehicles that staff publish at once; of more, the first ones count. */
const MOST_COUNTED = 1000;
/** The fields of one vehicle, which may not be saved yet, or the ids of many. */
const BodySchema = v.union([
  v.object({ vehicle: v.record(v.string(), v.unknown()) }),
  v.object({ ids: v.pipe(v.array(documentId), v.minLength(1), v.maxLength(MOST_COUNTED)) }),
]);
const PeopleSchema = v.pick(WatcherSchema, ['watches']);
/** So that a form that asks again with every change reads the watches once. */
const FRESH_MS = 60_000;

type WaitingDeps = Pick<Services, 'db' | 'inquiriesDb' | 'now' | 'staffMember'>;

type People = readonly Pick<Watcher, 'watches'>[];
let watching: (() => Promise<People>) | undefined;

/**
 * For staff. POST `{ vehicle }` or `{ ids }`, vehicles that visitors have not seen: how many people
 * watch a search that finds one, each of whom gets one mail once they are published. Nobody is
 * named.
 */
export async function waitingBuyers(request: ApiRequest, deps: WaitingDeps): Promise<ApiAnswer> {
  const caller = await callingStaff(request, deps.staffMember, 'inquiries');
  if ('refused' in caller) return caller.refused;
  const now = deps.now();
  const body = v.safeParse(BodySchema, readJson(request));
  if (!body.success) return json(400, { ok: false, error: 'unreadable' });
  const asked = await readAsked(body.output, deps);
  const vehicles = asked.flatMap((fields) => {
    const parsed = parseVehicle('asked', { ...fields, created_at: now });
    const published = { unpublished: false as const, trashed_at: null };
    return parsed.success ? [publicVehicle({ ...parsed.output, ...published }, now)] : [];
  });
  if (vehicles.length === 0) return json(422, { ok: false, error: 'invalid' });
  const stock = watchedStock(vehicles, valueLabel);
  watching ??= remembered(FRESH_MS, deps.now, () => readPeople(deps.inquiriesDb));
  const people = await watching();
  const waiting = people.filter((person) =>
    confirmedWatches(person, now).some((watch) => findWatched(watch, stock).length > 0),
  );
  return json(200, { ok: true, waiting: waiting.length });
}

async function readAsked(
  body: v.InferOutput<typeof BodySchema>,
  { db }: WaitingDeps,
): Promise<object[]> {
  if ('vehicle' in body) return [{ ...body.vehicle, unpublished: false, trashed_at: null }];
  const stored = await db.getAll(...body.ids.map((id) => db.collection('vehicles').doc(id)));
  return stored.flatMap((document) => document.data() ?? []);
}

/** Without what they have seen, which is most of a document. */
async function readPeople(db: Firestore): Promise<People> {
  const { docs } = await db.collection(WATCHERS_COLLECTION).select('watches').get();
  return docs.flatMap((document) => {
    const parsed = v.safeParse(PeopleSchema, document.data());
    return parsed.success ? [parsed.output] : [];
  });
}
