import type { Firestore } from 'firebase-admin/firestore';
import { type ApiAnswer, type ApiRequest, json, methodProblem } from '../shared/http.ts';
import { publicVehicles } from './public-vehicles.ts';
import { parseStockQuery } from './stock-query.ts';

const CACHED = { 'cache-control': 'public, max-age=0, s-maxage=60' };

export interface PublicDataDeps {
  db: Firestore;
  now: () => Date;
}

/** `GET /api/public-vehicle-data`: the stock as visitors may see it. */
export async function publicVehicleData(
  request: ApiRequest,
  { db, now }: PublicDataDeps,
): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['GET', 'HEAD']);
  if (wrongMethod) return wrongMethod;
  const query = parseStockQuery(request.query);
  if (!query) return json(400, { ok: false, error: 'query' }, CACHED);
  return json(200, { vehicles: await publicVehicles(db, query, now()) }, CACHED);
}
