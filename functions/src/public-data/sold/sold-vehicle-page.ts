import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { vehicleName } from '#copy/labels.ts';
import { pageTitle } from '#copy/site.ts';
import { soldVehicleCopy } from '#copy/vehicles/sold-vehicle.ts';
import { dealer } from '#dealer';
import { documentId } from '#domain/schema/schemas.ts';
import { isPublished, type PublicVehicle, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { isOnSoldList } from '#domain/vehicle/record/status.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import type { GetReleasePage } from '#functions/src/shared/release-page-cache.ts';
import { escapeHtml } from '#functions/src/shared/request/escape.ts';
import { fillPageTemplate } from '#functions/src/shared/request/fill-page-template.ts';
import { type ApiAnswer, CACHED_FOR_A_MINUTE, html } from '#functions/src/shared/request/http.ts';
import { readPrimaryImages } from '../public-images.ts';
import { findSimilar } from './find-similar.ts';
import { soldVehicleHtml } from './sold-vehicle-html.ts';

export interface SoldVehicleDeps {
  db: Firestore;
  now: () => Date;
  /** The page of the live release whose content is replaced. */
  frame: GetReleasePage;
}

/**
 * The page of a vehicle that left the inventory after its sale, with similar ones of the stock of
 * this moment; null where no vehicle with that id was sold. Its status 410 tells search engines to
 * forget the address.
 */
export async function soldVehiclePage(
  id: string,
  { db, now, frame }: SoldVehicleDeps,
): Promise<ApiAnswer | null> {
  const vehicle = await findSoldVehicle(db, id, now());
  if (!vehicle) return null;
  const similar = await findSimilar(db, vehicle, now());
  const covers = await readPrimaryImages(
    db,
    [vehicle, ...similar].map((each) => each.id),
  );
  const title = pageTitle(`${soldVehicleCopy.title}: ${vehicleName(vehicle)}`, dealer.name);
  const content = soldVehicleHtml(vehicle, similar, covers);
  return html(
    410,
    fillPageTemplate(await frame(), escapeHtml(title), content),
    CACHED_FOR_A_MINUTE,
  );
}

/** The vehicle with that id if it is on the list of sold cars; null for every other. */
async function findSoldVehicle(
  db: Firestore,
  id: string,
  now: Date,
): Promise<PublicVehicle | null> {
  if (!v.is(documentId, id)) return null;
  const snapshot = await db.collection('vehicles').doc(id).get();
  const parsed = snapshot.exists ? parseVehicle(id, snapshot.data()) : null;
  if (!parsed?.success) return null;
  const vehicle = parsed.output;
  return isPublished(vehicle) && isOnSoldList(vehicle) ? publicVehicle(vehicle, now) : null;
}
