import type { APIRoute } from 'astro';
import { vehicleData } from '#features/vehicle/vehicle-data.ts';
import { pageData } from '#site/page-data.ts';

/** A vehicle as data, for favourites, the comparison and shared lists. */
export const GET: APIRoute = ({ locals }) =>
  Response.json(vehicleData(pageData('/search/vehicle-[id].json', locals).item));
