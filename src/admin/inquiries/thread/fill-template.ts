import { shownPrice } from '#admin/vehicles/shown-price.ts';
import {
  replyTemplates,
  TEMPLATE_FIELDS,
  type TemplateField,
} from '#copy/admin/inquiries/reply-templates.ts';
import { formatClock } from '#copy/format.ts';
import { amountText } from '#copy/vehicles/price/amount-text.ts';
import { dealer } from '#dealer';
import { type Asked, formOf } from '#domain/inquiry/forms.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import type { VehicleStatus } from '#domain/schema/enumerations.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehiclePath } from '#paths';

export type TemplateValues = Readonly<Partial<Record<TemplateField, string>>>;

const FIELD = new RegExp(`\\{(${TEMPLATE_FIELDS.join('|')})\\}`, 'gu');

/**
 * The values of the fields in an answer to an inquiry; fields without a value are absent. `stored` is its
 * vehicle as it is now, whose price may have changed since the visitor asked.
 */
export function templateValues(
  { name, vehicle }: Pick<InquiryView, 'name' | 'vehicle'>,
  origin: string,
  stored?: Vehicle,
): TemplateValues {
  const price = stored ? shownPrice(stored) : vehicle?.price;
  const { weekdays } = dealer.hours;
  return {
    fornavn: name.trim().split(/\s+/u)[0] ?? '',
    ...(vehicle && { bil: `${vehicle.make} ${vehicle.model}` }),
    ...(price && price > 0 && { pris: amountText(price) }),
    ...(vehicle?.known && { link: `${origin}${vehiclePath(vehicle.id)}` }),
    åbent: `${weekdays.days.toLowerCase()} kl. ${formatClock(weekdays.opens)}-${formatClock(weekdays.closes)}`,
  };
}

/** The templates that are true of the vehicle of an inquiry; `status` is its own, where it is ours. */
export function templatesFor(
  asked: Asked,
  status: VehicleStatus = 'available',
): typeof replyTemplates {
  const about = asked.vehicle ? status : 'none';
  const vehicle = formOf(asked) === 'sell' ? 'own' : about;
  return replyTemplates.filter(({ vehicles }) => vehicles.includes(vehicle));
}

/** A template with its values. What a value contains is text, even where it looks like a field. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(FIELD, (field, name: TemplateField) => values[name] ?? field);
}

/** The fields of a text that staff have to fill in themselves. */
export function missingFields(text: string): string[] {
  return [...new Set([...text.matchAll(FIELD)].map(([field]) => field))];
}
