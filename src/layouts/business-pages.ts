import { drivingSchoolCopy } from '#copy/marketing/pages/driving-school.ts';
import { fleetReviewCopy } from '#copy/marketing/pages/fleet-review.ts';
import { taxiRentalCopy } from '#copy/marketing/pages/taxi-rental.ts';
import { vanSolutionsCopy } from '#copy/marketing/pages/van-solutions.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { paths } from '#paths';

/** Which vehicles suit a business page. */
type Suits = (vehicle: PublicVehicle) => boolean;

/** Models that are sold as vans; a passenger car of that name says so in its variant. */
const VANS =
  /\b(?:transit|vito|sprinter|vivaro|movano|combo|kangoo|trafic|master|berlingo|jumpy|jumper|partner|expert|boxer|caddy|transporter|crafter|ducato|doblo|scudo|proace|nv200|townstar|hiace|buzz cargo|van|varebil|kassevogn)\b/iu;
const PASSENGER = /\b(?:tourneo|life|multivan|tourer|personbil)\b/iu;
/** In DKK; a driving school drives its cars hard. */
const SCHOOL_CAR_PRICE = 220_000;

/** The vehicles of each business page, by its path. */
export const businessPages: Readonly<Record<string, Suits>> = {
  [paths.businessLeasing]: hasBusinessLeasing,
  [fleetReviewCopy.path]: suitsFleet,
  [taxiRentalCopy.path]: suitsTaxi,
  [vanSolutionsCopy.path]: isVan,
  [drivingSchoolCopy.path]: (vehicle) =>
    vehicle.price > 0 && vehicle.price <= SCHOOL_CAR_PRICE && !isVan(vehicle),
};

function hasBusinessLeasing(vehicle: PublicVehicle): boolean {
  return vehicle.flexleasing_enabled && (vehicle.flexleasing_erhverv_monthly_payment ?? 0) > 0;
}

export function suitsFleet(vehicle: PublicVehicle): boolean {
  return hasBusinessLeasing(vehicle) || vehicle.fuel_type === 'electric';
}

export function suitsTaxi({ fuel_type, gearkasse }: PublicVehicle): boolean {
  return (fuel_type === 'electric' || fuel_type === 'hybrid') && gearkasse !== 'manual';
}

/** By its body or, where the body is unknown, its name. */
export function isVan({ body_type, model, variant }: PublicVehicle): boolean {
  if (body_type) return body_type === 'van';
  const name = `${model} ${variant ?? ''}`;
  return VANS.test(name) && !PASSENGER.test(name);
}
