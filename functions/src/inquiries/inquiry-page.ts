import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { contactCopy } from '#copy/contact.ts';
import { inquiryFormCopy, prefilledMessage } from '#copy/inquiries.ts';
import { vehicleName } from '#copy/labels.ts';
import { fallbackErrorCopy, vehiclePageCopy } from '#copy/vehicle-page.ts';
import { VEHICLE_INQUIRY_TYPES } from '#domain/inquiry/submission.ts';
import { paths, vehiclePath } from '#paths';
import { findPublicVehicle } from '../public-data/find-public-vehicle.ts';
import { escapeHtml } from '../shared/escape.ts';
import { fillPageTemplate } from '../shared/fill-page-template.ts';
import { type ApiAnswer, type ApiRequest, html, methodProblem } from '../shared/http.ts';
import type { GetReleasePage } from '../shared/release-page-cache.ts';
import { formHtml } from './form-html.ts';

const ADDRESS = /^\/car\/([^/]+)\/([^/]+)\/?$/u;
const BRIEFLY = { 'cache-control': 'public, max-age=0, s-maxage=60' };

export interface InquiryPageDeps {
  db: Firestore;
  now: () => Date;
  /** A page of the site with a form on it, whose content gives way to this one's. */
  frame: GetReleasePage;
}

/**
 * `/car/{id}/{type}`: a car's request form on a page of its own, where the dialog's button leads
 * without JavaScript. Three pages a car that hardly anybody opens are not worth building.
 */
export async function inquiryPage(request: ApiRequest, deps: InquiryPageDeps): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['GET', 'HEAD']);
  if (wrongMethod) return wrongMethod;
  const [, id, type] = ADDRESS.exec(request.path) ?? [];
  const known = v.is(v.picklist(VEHICLE_INQUIRY_TYPES), type) ? type : null;
  const vehicle = known && id ? await findPublicVehicle(deps.db, id, deps.now()) : null;
  const frame = await deps.frame();
  if (!known || !vehicle) return html(404, notFound(frame), BRIEFLY);

  const { title, submit } = inquiryFormCopy.vehicle[known];
  const name = vehicleName(vehicle);
  const form = { type: known, vehicle_id: vehicle.id, message: prefilledMessage(known, name) };
  const content = `<div class="section wrap stack">
<p><a class="back-link" href="${vehiclePath(vehicle.id)}">${escapeHtml(contactCopy.request.back(name))}</a></p>
<h1>${title}</h1>
<p class="lead">${escapeHtml(name)}</p>
${formHtml(form, {}, submit)}
</div>`;
  return html(200, fillPageTemplate(frame, escapeHtml(`${title}: ${name}`), content), BRIEFLY);
}

function notFound(frame: string | null): string {
  const content = `<div class="section wrap stack">
<h1>${fallbackErrorCopy.notFound}</h1>
<p><a class="back-link" href="${paths.inventory}">${vehiclePageCopy.back}</a></p>
</div>`;
  return fillPageTemplate(frame, fallbackErrorCopy.notFound, content);
}
