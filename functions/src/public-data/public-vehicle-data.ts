import { paths } from '#paths';
import {
  type ApiAnswer,
  type ApiRequest,
  CACHED_FOR_A_MINUTE,
  json,
  redirect,
} from '../shared/request/http.ts';
import { type PublicVehiclesDeps, publicVehicles } from './public-vehicles.ts';
import { knownParameters, parseStockQuery } from './stock-query.ts';

/** `GET /api/public-vehicle-data`: the stock as visitors may see it. */
export async function publicVehicleData(
  request: ApiRequest,
  deps: PublicVehiclesDeps,
): Promise<ApiAnswer> {
  const known = knownParameters(request.query);
  // The CDN holds an answer by its whole query string, so what means nothing leads to what does.
  if (known.size !== request.query.size) {
    const query = known.size === 0 ? '' : `?${known}`;
    return redirect(301, paths.publicVehicleData + query, CACHED_FOR_A_MINUTE);
  }
  const query = parseStockQuery(known);
  if (!query) return json(400, { ok: false, error: 'query' }, CACHED_FOR_A_MINUTE);
  return json(200, { vehicles: await publicVehicles(deps, query) }, CACHED_FOR_A_MINUTE);
}
