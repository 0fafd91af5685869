import type { VehicleStatus } from '#domain/enumerations.ts';

/** Available green, sold red, reserved yellow, maintenance blue, anything else grey. */
export function StatusDot({ status }: { status: VehicleStatus }) {
  return <span className={`dot dot--${status}`} aria-hidden="true" />;
}
