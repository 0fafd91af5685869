import { upcomingBookings } from '#admin/bookings/api.ts';
import type { VehicleChange } from '#admin/vehicles/changes/vehicle-change.ts';
import { $stock } from '#admin/vehicles/store.ts';
import { countByVehicle, inquiriesAbout } from '../api.ts';
import { $buyerQuestion, type BuyerChoice, type BuyerQuestion } from './buyer.ts';

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

/** Asks who bought a vehicle that is reserved or sold now, where somebody waits for it. */
export async function askBuyer(
  vehicle: BuyerQuestion['vehicle'],
  status: string,
  next: readonly BuyerChoice[] = [],
): Promise<void> {
  if (!isTaken(status)) return;
  try {
    const [about, upcoming] = await Promise.all([inquiriesAbout(vehicle.id), upcomingBookings()]);
    const bookings = upcoming.filter((booking) => booking.vehicle?.id === vehicle.id);
    const isBooked = (id: string) => bookings.some((booking) => booking.id === id);
    const inquiries = about.filter(({ id, state }) => state !== 'closed' || isBooked(id));
    if (inquiries.length > 0) $buyerQuestion.set({ vehicle, status, inquiries, bookings, next });
  } catch (cause) {
    // The save itself succeeded; the inquiries stay open in their list.
    console.warn('inquiries_of_vehicle_unknown', cause);
  }
}

function isTaken(status: unknown): status is BuyerQuestion['status'] {
  return status === 'reserved' || status === 'sold';
}
