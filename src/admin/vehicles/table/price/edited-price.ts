import { atom, computed } from 'nanostores';
import { numberText } from '#admin/numbers/parse.ts';
import { shownPriceField } from '#admin/vehicles/shown-price.ts';
import { $stock } from '#admin/vehicles/store.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

interface EditedPrice {
  /** As it was when its price was opened, so that a colleague's later save is not overwritten. */
  vehicle: Vehicle;
  text: string;
  /** Why the text cannot be saved, in words. */
  problem?: string | undefined;
}

export const $editedPrice = atom<EditedPrice | null>(null);
/** The vehicle whose price is being typed: rows need not follow each letter. */
export const $editedId = computed($editedPrice, (edited) => edited?.vehicle.id ?? null);

/** Opens the price of a vehicle, as the public site shows it, for typing. */
export function editPrice(vehicle: Vehicle): void {
  const price = vehicle[shownPriceField(vehicle)] ?? 0;
  $editedPrice.set({ vehicle, text: price > 0 ? numberText(price) : '' });
}

export function editPriceOf(id: string): void {
  const vehicle = $stock.get().vehicles.find((candidate) => candidate.id === id);
  if (vehicle) editPrice(vehicle);
}

/** Closes the field of a vehicle without saving; the focus goes to the price that it belongs to. */
export function closePrice(id: string): void {
  if ($editedPrice.get()?.vehicle.id !== id) return;
  $editedPrice.set(null);
  requestAnimationFrame(() => {
    // Where a press elsewhere has closed it, the focus is there already.
    if (document.activeElement !== document.body) return;
    const row = document.querySelector(`tr[data-id="${CSS.escape(id)}"]`);
    row?.querySelector<HTMLElement>('.stock__amount')?.focus();
  });
}
