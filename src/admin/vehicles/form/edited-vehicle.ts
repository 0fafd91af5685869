import { useStore } from '@nanostores/react';
import { createContext, useContext } from 'react';
import type { PriceLog } from '#domain/price-log/price-log.ts';
import { $stock } from '../store.ts';

/** The id of the vehicle in the form; null for one that has not been saved yet. */
export const EditedVehicle = createContext<string | null>(null);

/** The stored price log of the vehicle in the form; empty for a new one, null while it is loading. */
export function useEditedLog(): PriceLog | null {
  const id = useContext(EditedVehicle);
  const { vehicles } = useStore($stock);
  if (id === null) return {};
  return vehicles.find((vehicle) => vehicle.id === id)?.price_log ?? null;
}
