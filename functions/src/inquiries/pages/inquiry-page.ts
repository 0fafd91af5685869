import type { Firestore } from 'firebase-admin/firestore';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { vehicleName } from '#copy/labels.ts';
import { fallbackErrorCopy, vehiclePageCopy } from '#copy/vehicles/vehicle-page.ts';
import { VEHICLE_INQUIRY_TYPES } from '#domain/inquiry/forms.ts';
import { hiddenFields } from '#domain/inquiry/posted-form.ts';
import { findPublicVehicle } from '#functions/src/public-data/find-public-vehicle.ts';
import type { GetReleasePage } from '#functions/src/shared/release-page-cache.ts';
import { escapeHtml } from '#functions/src/shared/request/escape.ts';
import { fillPageTemplate } from '#functions/src/shared/request/fill-page-template.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  CACHED_FOR_A_MINUTE,
  html,
  methodProblem,
} from '#functions/src/shared/request/http.ts';
import { paths } from '#paths';
import { backToVehicle } from './back-to-vehicle.ts';
import { formHtml } from './form-html.ts';

const ADDRESS = /^\/car\/([^/]+)\/([^/]+)\/?$/u;

export interface InquiryPageDeps {
  db: Firestore;
  now: () => Date;
  /** A page of the site with a form on it, whose content is replaced. */
  frame: GetReleasePage;
}

/**
 * `/car/{id}/{type}`: the inquiry form of a vehicle on a page of its own, where the button of the
 * dialog leads without JavaScript. Rarely opened, so it is not built with the site.
 */
export async function inquiryPage(request: ApiRequest, deps: InquiryPageDeps): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['GET', 'HEAD']);
  if (wrongMethod) return wrongMethod;
  const [, id, name] = ADDRESS.exec(request.path) ?? [];
  const type = VEHICLE_INQUIRY_TYPES.find((known) => known === name);
  const vehicle = type && id ? await findPublicVehicle(deps.db, id, deps.now()) : null;
  const frame = await deps.frame();
  if (!type || !vehicle) return html(404, notFound(frame), CACHED_FOR_A_MINUTE);

  const { title, intro, submit, prefilled } = inquiryCopy[type];
  const shownName = vehicleName(vehicle);
  const values = {
    ...hiddenFields(type),
    vehicle_id: vehicle.id,
    message: prefilled(shownName),
  };
  const content = `<div class="section wrap stack">
${backToVehicle(vehicle)}
<h1>${title}</h1>
<p class="lead">${escapeHtml(shownName)}</p>
${intro ? `<p>${escapeHtml(intro)}</p>` : ''}
${formHtml(type, values, {}, submit)}
</div>`;
  const page = fillPageTemplate(frame, escapeHtml(`${title}: ${shownName}`), content);
  return html(200, page, CACHED_FOR_A_MINUTE);
}

function notFound(frame: string | null): string {
  const content = `<div class="section wrap stack">
<h1>${fallbackErrorCopy.notFound}</h1>
<p><a class="back-link" href="${paths.inventory}">${vehiclePageCopy.back}</a></p>
</div>`;
  return fillPageTemplate(frame, fallbackErrorCopy.notFound, content);
}
