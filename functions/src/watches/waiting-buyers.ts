import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
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
import { callingStaff, type StaffMember } from '../shared/request/staff.ts';

const BodySchema = v.object({ vehicle: v.record(v.string(), v.unknown()) });
const PeopleSchema = v.pick(WatcherSchema, ['watches']);
/** So that a form that asks again with every change reads the watches once. */
const FRESH_MS = 60_000;

type People = readonly Pick<Watcher, 'watches'>[];
let watching: (() => Promise<People>) | undefined;

/**
 * For staff. POST `{ vehicle }`, the fields of a vehicle that visitors have not seen: how many people
 * watch a search that finds it, each of whom gets a mail once it is published. Nothing says who.
 */
export async function waitingBuyers(
  request: ApiRequest,
  deps: { inquiriesDb: Firestore; now: () => Date; staffMember: StaffMember },
): Promise<ApiAnswer> {
  const caller = await callingStaff(request, deps.staffMember, 'inquiries', ['POST']);
  if ('refused' in caller) return caller.refused;
  const now = deps.now();
  const body = v.safeParse(BodySchema, readJson(request));
  if (!body.success) return json(400, { ok: false, error: 'unreadable' });
  const fields = {
    ...body.output.vehicle,
    ...{ created_at: now, unpublished: false, trashed_at: null },
  };
  const parsed = parseVehicle('asked', fields);
  if (!parsed.success) return json(422, { ok: false, error: 'invalid' });
  const published = { ...parsed.output, unpublished: false as const, trashed_at: null };
  const stock = watchedStock([publicVehicle(published, now)], valueLabel);
  watching ??= remembered(FRESH_MS, deps.now, () => readPeople(deps.inquiriesDb));
  const people = await watching();
  const waiting = people.filter((person) =>
    confirmedWatches(person, now).some((watch) => findWatched(watch, stock).length > 0),
  );
  return json(200, { ok: true, waiting: waiting.length });
}

/** Without what they have seen, which is most of a document. */
async function readPeople(db: Firestore): Promise<People> {
  const { docs } = await db.collection(WATCHERS_COLLECTION).select('watches').get();
  return docs.flatMap((document) => {
    const parsed = v.safeParse(PeopleSchema, document.data());
    return parsed.success ? [parsed.output] : [];
  });
}
