import type { Firestore } from 'firebase-admin/firestore';
import { fallbackCopy, fallbackErrorCopy, vehiclePageCopy } from '#copy/vehicle-page.ts';
import { paths, vehiclePath } from '#paths';
import { framedPage } from '../shared/framed-page.ts';
import { type ApiAnswer, type ApiRequest, html, methodProblem } from '../shared/http.ts';
import type { ReleasePage } from '../shared/release-page.ts';
import { shownVehicle } from './vehicles.ts';

/** Address of the page, in every release, that loads a vehicle in the browser. */
export const TEMPLATE_PATH = paths.vehicleFallback;
const { loading: LOADING_TEXT } = fallbackCopy;
const { notFound: NOT_FOUND_TEXT } = fallbackErrorCopy;
/** Soon the page itself is there, and hosting answers without asking here. */
const BRIEFLY = { 'cache-control': 'public, max-age=0, s-maxage=10' };
const ADDRESS = /^\/(car|electric-car)\/([^/]+)\/?$/u;

/** Stands in while the release cannot be asked for its own page. */
const PLAIN_TEMPLATE = framedPage(
  null,
  LOADING_TEXT,
  `<p role="status">${LOADING_TEXT}</p><p><a href="${paths.inventory}">${vehiclePageCopy.back}</a></p>`,
);

export interface VehiclePageDeps {
  db: Firestore;
  now: () => Date;
  /** The page of the live release that shows a vehicle in the browser. */
  template: ReleasePage;
}

/**
 * Answers `/car/{id}` and `/electric-car/{id}` where no page was built: a vehicle that is newer
 * than the site gets the page that loads it in the browser, everything else its true status.
 */
export async function vehiclePage(request: ApiRequest, deps: VehiclePageDeps): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['GET', 'HEAD']);
  if (wrongMethod) return wrongMethod;
  const [, kind, id] = ADDRESS.exec(request.path) ?? [];
  const vehicle = id ? await shownVehicle(deps.db, id, deps.now()) : null;
  const template = (await deps.template()) ?? PLAIN_TEMPLATE;
  if (!vehicle) return html(404, notFound(template), BRIEFLY);
  if (kind === 'electric-car' && vehicle.fuel_type !== 'electric') {
    return { status: 301, headers: { location: vehiclePath(vehicle.id), ...BRIEFLY } };
  }
  return html(200, template, BRIEFLY);
}

/** The template of a vehicle that will never come, with the way on that it keeps hidden. */
function notFound(template: string): string {
  return template
    .replaceAll(LOADING_TEXT, NOT_FOUND_TEXT)
    .replace(/( data-help) hidden(?:="")?/u, '$1');
}
