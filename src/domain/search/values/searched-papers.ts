import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

const DAY_MS = 86_400_000;
/** An inspection this long before a vehicle came to the dealer is new. Days. */
const NEW_DAYS = 183;

/** The facts about a vehicle's papers that buyers ask for by a word, though no facet has them. */
export function searchedPapers(vehicle: PublicVehicle): string[] {
  return [
    ...(isNewlyInspected(vehicle) ? ['nysynet'] : []),
    ...(vehicle.service_history === 'full' ? ['servicebog servicehistorik'] : []),
    ...(vehicle.owner_count === 1 ? ['en-ejer 1-ejer enejers'] : []),
    ...(vehicle.dealer_warranty_months ? ['garanti'] : []),
  ];
}

function isNewlyInspected({ last_inspection_date, created_at }: PublicVehicle): boolean {
  if (last_inspection_date === null || created_at === null) return false;
  return (created_at.getTime() - Date.parse(last_inspection_date)) / DAY_MS <= NEW_DAYS;
}
