import * as v from 'valibot';
import { readVehicles } from '#catalogue/some-vehicles.ts';
import { documentId } from '#domain/schema/schemas.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { vehiclePath } from '#paths';
import { type PageData, pageOf } from '#site/page-data.ts';
import { log } from '../shared/log.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  CACHED_FOR_A_MINUTE,
  redirect,
} from '../shared/request/http.ts';
import { answerWithPage, type LoadRenderer } from '../shared/site-pages.ts';
import { findSimilar } from './find-similar.ts';

const VEHICLE_PATH = /^\/(car|electric-car)\/([^/]+)\/?$/u;

export type VehiclePageDeps = Pick<Services, 'db' | 'now' | 'site'>;

/**
 * `GET /car/{id}` and `/electric-car/{id}` when the release has no such page: the page of a vehicle that is
 * newer than the release, what became of one that left the inventory after its sale, else a redirect
 * or 404. The status 410 tells search engines to forget the address of a sold one.
 */
export async function vehiclePage(request: ApiRequest, deps: VehiclePageDeps): Promise<ApiAnswer> {
  try {
    return await answer(request.path, deps);
  } catch (error) {
    log.requestFailed(request.path, error);
    return answerWithPage(deps.site, 500, missing({ missing: 'failure' }));
  }
}

async function answer(path: string, { db, now, site }: VehiclePageDeps): Promise<ApiAnswer> {
  const [, kind, id = ''] = VEHICLE_PATH.exec(path) ?? [];
  if (!v.is(documentId, id)) return vehicleNotFound(site);
  const catalogue = await readVehicles(db, [id], now());
  if (catalogue.inventory.length > 0) {
    const { vehiclePages } = await site();
    const page = [...vehiclePages(catalogue)].find((one) => one.path === `/${kind}/${id}`);
    if (!page) return redirect(301, vehiclePath(id), CACHED_FOR_A_MINUTE);
    // The release that has the page asks search engines for it.
    return answerWithPage(site, 200, page, { ...CACHED_FOR_A_MINUTE, 'x-robots-tag': 'noindex' });
  }
  const [item] = catalogue.sold;
  if (!item) return vehicleNotFound(site);
  const alike = await findSimilar(db, item.vehicle, now());
  const { inventory } = await readVehicles(db, alike, now());
  const similar = alike.flatMap((one) => inventory.find(({ vehicle }) => vehicle.id === one) ?? []);
  return answerWithPage(
    site,
    410,
    missing({ missing: 'sold', item, similar }),
    CACHED_FOR_A_MINUTE,
  );
}

/** The answer at an address of a vehicle that visitors may not see. */
export function vehicleNotFound(site: LoadRenderer): Promise<ApiAnswer> {
  return answerWithPage(site, 404, missing({ missing: 'vehicle' }), CACHED_FOR_A_MINUTE);
}

function missing(data: PageData['/404']) {
  return pageOf('/404', '/404', data);
}
