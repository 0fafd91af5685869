import type { Firestore } from 'firebase-admin/firestore';
import { documentWritten } from '#functions/src/documents/document-written.ts';
import { measureHealth } from '#functions/src/health/measure-health.ts';
import { deliver, sweepInquiries } from '#functions/src/inquiries/delivery/deliver.ts';
import { receiveInquiry } from '#functions/src/inquiries/receive/receive-inquiry.ts';
import { publicVehicleData } from '#functions/src/public-data/public-vehicle-data.ts';
import { createPublishedVehicles } from '#functions/src/public-data/published-vehicles.ts';
import { createStockLists } from '#functions/src/public-data/stock-lists.ts';
import { receiveBuildReport } from '#functions/src/publishing/build/receive-build-report.ts';
import { SIGNATURE_HEADER, signBody } from '#functions/src/publishing/build/signature.ts';
import { startBuildIfDue } from '#functions/src/publishing/build/start-build-if-due.ts';
import { submissionBody } from '../integration/functions-app/builders.ts';
import { apiRequest, postJson } from '../integration/functions-app/support.ts';
import { countCalls } from './support/count-calls.ts';
import { withStock } from './support/stock.ts';

const VEHICLES = 200;
const VEHICLE = 'seed-000001';
const SECRET = 'a secret of this bench';

/** A month of a dealer: how often each thing happens. `docs/costs.md` has the assumptions. */
const A_MONTH: Record<string, number> = {
  'a saved edit': 50 * 30,
  'a publication': 40 * 30,
  'an inquiry': 300,
  'an image of a vehicle': 20_000,
  'a search of a partner in the stock': 3_000,
  'a vehicle that is not on the site yet': 500,
  'a check of the health': 6 * 24 * 30 * 3,
  'a sweep of the mails': 60 * 24 * 30,
  'a sweep of publishing': 12 * 24 * 30,
};

/** Counts what Firestore bills for each thing that happens, and for a month of them. */
export async function benchCosts(): Promise<void> {
  const rows: Record<string, object> = {};
  await withStock(VEHICLES, async ({ sdk }) => {
    const stock = countCalls(sdk.firestore);
    const inquiries = countCalls(sdk.inquiries);
    const things = thingsThatHappen(sdk.firestore, sdk.inquiries);
    const sum = { reads: 0, writes: 0, apart: 0 };
    for (const [name, happen] of Object.entries(things)) {
      stock();
      inquiries();
      await happen();
      const { reads, writes } = stock();
      const apart = inquiries();
      const times = A_MONTH[name] ?? 0;
      sum.reads += reads * times;
      sum.writes += (writes + apart.writes) * times;
      sum.apart += apart.reads * times;
      rows[name] = {
        ...{ reads, writes: writes + apart.writes, 'reads of inquiries': apart.reads },
        ...{ 'a month': times, 'reads a month': reads * times },
      };
    }
    rows['together'] = {
      ...{ 'reads a month': sum.reads, 'writes a month': sum.writes },
      'reads of inquiries': sum.apart,
    };
  });
  console.table(rows);
}

function thingsThatHappen(
  db: Firestore,
  inquiriesDb: Firestore,
): Record<string, () => Promise<unknown>> {
  const now = () => new Date();
  const publishing = { db, now, quietMs: 0, schedule: async () => {} };
  const mailed = { send: async () => {}, mailWebmaster: async () => {} };
  const delivery = {
    ...{ inquiriesDb, now, random: Math.random, send: mailed.send },
    ...{ from: 'a@dealer.example', to: 'b@dealer.example', publicUrl: 'https://dealer.example' },
  };
  const lists = () => createStockLists(db, now);
  let revision = 0;
  return {
    'a saved edit': async () => {
      const ref = db.collection('vehicles').doc(VEHICLE);
      const before = (await ref.get()).data();
      await ref.update({ price: 123_456 });
      const after = { ...before, price: 123_456 };
      const change = { eventId: 'e1', collection: 'vehicles' as const, id: VEHICLE, before, after };
      await documentWritten(change, {
        publishing,
        uploads: async () => {
          throw new Error('An edit of a vehicle concerns no file.');
        },
      });
    },
    'a publication': async () => {
      await startBuildIfDue({
        ...publishing,
        ...mailed,
        callWebhook: async (request) => {
          revision = request.revision;
          return null;
        },
      });
      const report = JSON.stringify({ ok: true, revision, vehicles: VEHICLES });
      await receiveBuildReport(
        apiRequest('/api/publish-result', {
          method: 'POST',
          headers: { [SIGNATURE_HEADER]: signBody(report, SECRET) },
          body: Buffer.from(report),
        }),
        { ...publishing, ...mailed, webhookSecret: SECRET },
      );
    },
    'an inquiry': async () => {
      const answer = await receiveInquiry(postJson('/api/send-contact-email', submissionBody()), {
        ...{ db, inquiriesDb, now, formSecret: SECRET, publicUrl: 'https://dealer.example' },
        ...{ inquiriesPerHour: 200, retentionDays: 365, frame: async () => null },
      });
      await deliver(JSON.parse(String(answer.body)).id, delivery);
    },
    'an image of a vehicle': () => createPublishedVehicles(db, now)(VEHICLE),
    'a search of a partner in the stock': () =>
      publicVehicleData(apiRequest('/api/public-vehicle-data'), { db, now, lists: lists() }),
    'a vehicle that is not on the site yet': () => {
      const query = new URLSearchParams({ id: VEHICLE });
      const request = apiRequest('/api/public-vehicle-data', { query });
      return publicVehicleData(request, { db, now, lists: lists() });
    },
    'a check of the health': () => measureHealth({ db, inquiriesDb, now }),
    'a sweep of the mails': () => sweepInquiries(delivery),
    'a sweep of publishing': () =>
      startBuildIfDue({ ...publishing, ...mailed, callWebhook: async () => null }),
  };
}
