import type { CatalogueVehicle } from '#catalogue/types.ts';
import { formatDate } from '#copy/format.ts';
import { factCopy } from '#copy/vehicles/vehicle-facts.ts';
import { overviewCopy as copy } from '#copy/vehicles/vehicle-page.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';

/**
 * 'Køretøjsinformation' of the overview: the known facts of the vehicle that do not already stand
 * next to its images, each with the address of what shows it. `batteryHref` leads to the battery tests.
 */
export function overviewFacts(
  item: CatalogueVehicle,
  batteryHref: string,
): (Fact & { href?: string })[] {
  const { vehicle, damages, batteryTests } = item;
  const { first_registration_date: registered } = vehicle;
  const health =
    batteryTests[0]?.battery_health_percentage ?? vehicle.battery_health_percentage ?? 0;
  return [
    ...(registered
      ? [{ label: factCopy.first_registration_date, value: formatDate(registered) }]
      : []),
    damages.length > 0
      ? { label: copy.damages, value: copy.damageCount(damages.length), href: '#skader' }
      : { label: copy.damages, value: copy.noDamages },
    ...(vehicle.fuel_type === 'electric' && health > 0
      ? [{ label: copy.battery, value: copy.batteryHealth(health), href: batteryHref }]
      : []),
    { label: copy.onLot, value: formatDate(vehicle.created_at) },
  ];
}
