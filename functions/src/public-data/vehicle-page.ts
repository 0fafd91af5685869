import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { documentId } from '../../../src/domain/fields.ts';
import { carPath } from '../../../src/paths.ts';
import { type ApiAnswer, type ApiRequest, html, methodProblem } from '../shared/http.ts';
import { shownVehicle } from './vehicles.ts';

export const LOADING_TEXT = 'Loading vehicle...';
export const NOT_FOUND_TEXT = 'Vehicle not found';
/** Soon the page itself is there, and hosting answers without asking here. */
const BRIEFLY = { 'cache-control': 'public, max-age=0, s-maxage=10' };
const ADDRESS = /^\/(car|electric-car)\/([^/]+)\/?$/u;

export interface VehiclePageDeps {
  db: Firestore;
  now: () => Date;
  /** The page of the current release that shows a vehicle in the browser. */
  template: () => Promise<string>;
}

/**
 * Answers `/car/{id}` and `/electric-car/{id}` where no page was built: a vehicle that is newer
 * than the site gets the page that loads it in the browser, everything else its true status.
 */
export async function vehiclePage(request: ApiRequest, deps: VehiclePageDeps): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['GET', 'HEAD']);
  if (wrongMethod) return wrongMethod;
  const [, kind, id] = ADDRESS.exec(request.path) ?? [];
  const vehicle = v.is(documentId, id) ? await shownVehicle(deps.db, id, deps.now()) : null;
  if (!vehicle) return notFound(await deps.template());
  if (kind === 'electric-car' && vehicle.fuel_type !== 'electric') {
    return { status: 301, headers: { location: carPath(vehicle.id), ...BRIEFLY } };
  }
  return html(200, await deps.template(), BRIEFLY);
}

function notFound(template: string): ApiAnswer {
  return html(404, template.replaceAll(LOADING_TEXT, NOT_FOUND_TEXT), BRIEFLY);
}
