import { upcomingBookings } from '#admin/bookings/api.ts';
import type { VehicleChange } from '#admin/vehicles/changes/vehicle-change.ts';
import { $stock } from '#admin/vehicles/store.ts';
import { countByVehicle } from '../api.ts';
import { $buyerQuestion, askBuyer, isTaken } from './buyer.ts';

/** Asks once about all vehicles that these changes reserved or sold and that somebody waits for. */
export async function askBuyers(changes: readonly VehicleChange[]): Promise<void> {
  const ids = new Set(
    changes
      .filter(({ before, after }) => isTaken(after?.status) && after?.status !== before?.status)
      .map(({ id }) => id),
  );
  if (ids.size === 0) return;
  try {
    const [counts, upcoming] = await Promise.all([countByVehicle(), upcomingBookings()]);
    const choices = $stock.get().vehicles.flatMap(({ id, make, model, status }) => {
      if (!ids.has(id) || !isTaken(status)) return [];
      const count = counts[id] ?? 0;
      const bookings = upcoming.filter(({ vehicle }) => vehicle?.id === id).length;
      return count + bookings > 0
        ? [{ vehicle: { id, make, model }, status, count, bookings }]
        : [];
    });
    const [only] = choices;
    if (only && choices.length === 1) await askBuyer(only.vehicle, only.status);
    else if (only) $buyerQuestion.set(choices);
  } catch (cause) {
    // The changes are saved; the inquiries stay open in their list.
    console.warn('inquiries_of_vehicles_unknown', cause);
  }
}
