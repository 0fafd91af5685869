import type { Firestore } from 'firebase-admin/firestore';
import { fallbackCopy, fallbackErrorCopy, vehiclePageCopy } from '#copy/vehicles/vehicle-page.ts';
import { paths, vehiclePath } from '#paths';
import type { GetReleasePage } from '../shared/release-page-cache.ts';
import { fillPageTemplate } from '../shared/request/fill-page-template.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  CACHED_FOR_A_MINUTE,
  html,
  methodProblem,
} from '../shared/request/http.ts';
import { findPublicVehicle } from './find-public-vehicle.ts';
import { soldVehiclePage } from './sold/sold-vehicle-page.ts';

/** The page, in every release, that loads a vehicle in the browser. */
export const TEMPLATE_PATH = paths.vehicleFallback;
const { loading: LOADING_TEXT } = fallbackCopy;
const { notFound: NOT_FOUND_TEXT } = fallbackErrorCopy;
const VEHICLE_PATH = /^\/(car|electric-car)\/([^/]+)\/?$/u;

/** Used while no page of the live release can be fetched. */
const PLAIN_TEMPLATE = fillPageTemplate(
  null,
  LOADING_TEXT,
  `<p role="status">${LOADING_TEXT}</p><p><a href="${paths.inventory}">${vehiclePageCopy.back}</a></p>`,
);

export interface VehiclePageDeps {
  db: Firestore;
  now: () => Date;
  /** Returns that page of the live release. */
  template: GetReleasePage;
  /** Returns the page of the live release for sold vehicles. */
  soldTemplate: GetReleasePage;
}

/**
 * `GET /car/{id}` and `/electric-car/{id}` when the release has no such page: a page that loads
 * the vehicle in the browser for one that is newer than the release, the page of a sold vehicle for
 * one that left the inventory, else a redirect or 404.
 */
export async function vehiclePage(request: ApiRequest, deps: VehiclePageDeps): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['GET', 'HEAD']);
  if (wrongMethod) return wrongMethod;
  const [, kind, id] = VEHICLE_PATH.exec(request.path) ?? [];
  const vehicle = id ? await findPublicVehicle(deps.db, id, deps.now()) : null;
  const template = (await deps.template()) ?? PLAIN_TEMPLATE;
  if (!vehicle) {
    const sold = id ? await soldVehiclePage(id, { ...deps, frame: deps.soldTemplate }) : null;
    return sold ?? html(404, notFound(template), CACHED_FOR_A_MINUTE);
  }
  if (kind === 'electric-car' && vehicle.fuel_type !== 'electric') {
    return { status: 301, headers: { location: vehiclePath(vehicle.id), ...CACHED_FOR_A_MINUTE } };
  }
  return html(200, template, CACHED_FOR_A_MINUTE);
}

/** The template with the text of a missing vehicle and its hidden links shown. */
function notFound(template: string): string {
  return template
    .replaceAll(LOADING_TEXT, NOT_FOUND_TEXT)
    .replace(/( data-help) hidden(?:="")?/u, '$1');
}
