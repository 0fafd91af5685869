import { onDocumentDeleted, onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { isLogged, priceStateOf } from '#domain/price-log/price-log.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import { database } from '../shared/admin-sdk.ts';
import { REGION, TIME_ZONE } from '../shared/config.ts';
import { keepDeletedLog } from './keep-deleted-log.ts';
import { logPrice, logPrices } from './log-price.ts';

const vehicles = { document: 'vehicles/{id}', region: REGION, retry: true } as const;

/** Enters a price that was written past the admin; a save by staff has its entry already. */
export const vehiclePriceLogged = onDocumentWritten(vehicles, async (event) => {
  const id = event.params['id'] ?? '';
  const parsed = parseVehicle(id, event.data?.after.data());
  if (!parsed.success || isLogged(parsed.output.price_log, priceStateOf(parsed.output))) return;
  await logPrice(database(), id, new Date());
});

export const vehiclePriceLogKept = onDocumentDeleted(vehicles, async (event) => {
  await keepDeletedLog(database(), event.params['id'] ?? '', event.data?.data(), new Date());
});

/** Enters the prices of vehicles that are older than the log. */
export const sweepPriceLogs = onSchedule(
  { schedule: 'every day 02:15', region: REGION, timeZone: TIME_ZONE, timeoutSeconds: 540 },
  async () => {
    await logPrices(database(), new Date());
  },
);
