import { createFact } from '#admin/data/create-fact.ts';
import { countByVehicle } from '../api.ts';

/** How many open inquiries each vehicle has, by its id. */
export const inquiryCounts = createFact('inquiry_counts', countByVehicle);
