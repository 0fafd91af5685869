import { atom } from 'nanostores';
import { countByVehicle } from '../api.ts';

/** How many open inquiries each vehicle has, by its id. */
export const $inquiryCounts = atom<Readonly<Record<string, number>>>({});

/** Counts the open inquiries of every vehicle; the table shows the vehicles without it as well. */
export function loadInquiryCounts(): void {
  countByVehicle().then(
    (counts) => $inquiryCounts.set(counts),
    (cause) => console.warn('inquiry_counts_unknown', cause),
  );
}
