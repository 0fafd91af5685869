import { problemPageCopy } from '#copy/inquiries/inquiry-page.ts';
import { vehicleName } from '#copy/labels.ts';
import { postedForm } from '#domain/inquiry/posted-form.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';
import { escapeHtml } from '#functions/src/shared/request/escape.ts';
import { fillPageTemplate } from '#functions/src/shared/request/fill-page-template.ts';
import type { FieldProblems } from '#functions/src/shared/request/validate.ts';
import { backToVehicle } from './back-to-vehicle.ts';
import { formHtml } from './form-html.ts';
import type { PlainForm } from './plain-form.ts';

/**
 * The page that answers a form posted without JavaScript that was refused: the problem of each
 * field, and the form with everything that was typed. It names the vehicle that the form is about.
 */
export function problemPage(
  status: number,
  posted: PlainForm,
  problems: FieldProblems,
  { frame, vehicle }: { frame: string | null; vehicle: VehicleInfo | null },
): string {
  const { title, intro } = copyFor(status);
  const form = postedForm(posted) ?? 'contact';
  const content = `<div class="section wrap stack">
${vehicle ? backToVehicle(vehicle) : ''}
<h1>${title}</h1>
${vehicle ? `<p class="lead">${escapeHtml(vehicleName(vehicle))}</p>` : ''}
<p role="alert">${intro}</p>
${formHtml(form, posted, problems, problemPageCopy.submit)}
</div>`;
  return fillPageTemplate(frame, title, content);
}

function copyFor(status: number) {
  if (status === 422) return problemPageCopy.invalid;
  return status === 429 ? problemPageCopy.busy : problemPageCopy.failed;
}
