import type { VehicleStatus } from '#domain/schema/enumerations.ts';

/** A dot: green for available, red sold, yellow reserved, blue maintenance, else grey. */
export function StatusDot({ status }: { status: VehicleStatus }) {
  return <span className={`dot dot--${status}`} aria-hidden="true" />;
}
