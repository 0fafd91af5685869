import { inquiryPageCopy } from '#copy/inquiries/inquiry-page.ts';
import { vehicleName } from '#copy/labels.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';
import { escapeHtml } from '#functions/src/shared/request/escape.ts';
import { vehiclePath } from '#paths';

/** The link back to the vehicle that a form is about, as HTML. */
export function backToVehicle(vehicle: Pick<VehicleInfo, 'id' | 'make' | 'model'>): string {
  const text = escapeHtml(inquiryPageCopy.back(vehicleName(vehicle)));
  return `<p><a class="back-link" href="${vehiclePath(vehicle.id)}">${text}</a></p>`;
}
