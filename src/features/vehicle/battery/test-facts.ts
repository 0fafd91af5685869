import type { PublicBatteryTest } from '#catalogue/types.ts';
import { formatDecimal, formatKilometres } from '#copy/format.ts';
import { batteryCopy } from '#copy/vehicles/vehicle-page.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';

/**
 * The measurements of a battery test, without missing ones. `asNew` is the capacity of the new
 * battery in kWh; it is next to the measured one where that is less.
 */
export function testFacts(test: PublicBatteryTest, asNew: number | null): Fact[] {
  const { capacity_kwh: capacity, charging_speed_kw: speed, estimated_range_km: range } = test;
  const capacityText = (measured: number) =>
    asNew && measured < asNew
      ? batteryCopy.capacityOf(formatDecimal(measured), formatDecimal(asNew))
      : `${formatDecimal(measured)} kWh`;
  return [
    ...(capacity === null ? [] : [{ label: batteryCopy.capacity, value: capacityText(capacity) }]),
    ...(speed === null
      ? []
      : [{ label: batteryCopy.chargingSpeed, value: `${formatDecimal(speed)} kW` }]),
    ...(range === null ? [] : [{ label: batteryCopy.range, value: formatKilometres(range) }]),
  ];
}
