import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inquiryPage } from '#functions/src/inquiries/pages/inquiry-page.ts';
import { receiveInquiry } from '#functions/src/inquiries/receive/receive-inquiry.ts';
import { staffInquiries } from '#functions/src/inquiries/staff/staff-inquiries.ts';
import { publicVehicleData } from '#functions/src/public-data/public-vehicle-data.ts';
import { type FileDeps, serveDocument, serveImage } from '#functions/src/public-data/serve-file.ts';
import { createStockLists } from '#functions/src/public-data/stock-lists.ts';
import { vehiclePage } from '#functions/src/public-data/vehicle-page.ts';
import { receiveBuildReport } from '#functions/src/publishing/build/receive-build-report.ts';
import { SIGNATURE_HEADER, signBody } from '#functions/src/publishing/build/webhook/signature.ts';
import { publishNow } from '#functions/src/publishing/request/publish-now.ts';
import type { ApiAnswer, ApiRequest } from '#functions/src/shared/request/http.ts';
import { hostileRequest } from './fuzz-bodies.ts';
import { dataRenderer, startTestEmulator, type TestEmulator } from './support.ts';

const SECRET = 'a secret of this test';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

const now = () => new Date();
const staffMember = async () => ({ uid: 'u1', email: 'chef@eksempel.dk', role: 'owner' as const });
const buildRequestDeps = () => ({ db: emulator.db, now, quietMs: 2000, schedule: async () => {} });

const asStaff = (request: ApiRequest): ApiRequest => ({
  ...request,
  headers: { ...request.headers, authorization: 'Bearer staff' },
});

const POSTED = ['send-contact-email', 'inquiries', 'publish', 'publish-result'];
const endpoints: Record<string, (request: ApiRequest) => Promise<ApiAnswer>> = {
  'send-contact-email': (request) =>
    receiveInquiry(request, {
      db: emulator.db,
      inquiriesDb: emulator.inquiriesDb,
      now,
      publicUrl: 'https://www.dealer.example',
      formSecret: SECRET,
      inquiriesPerHour: 1_000_000,
      site: dataRenderer,
    }),
  inquiries: (request) =>
    staffInquiries(asStaff(request), {
      ...{
        db: emulator.db,
        inquiriesDb: emulator.inquiriesDb,
        now,
        staffMember,
      },
      deliver: async () => {},
    }),
  publish: (request) => publishNow(asStaff(request), { ...buildRequestDeps(), staffMember }),
  'publish-result': (request) =>
    receiveBuildReport(
      {
        ...request,
        headers: { ...request.headers, [SIGNATURE_HEADER]: signBody(request.body, SECRET) },
      },
      { ...buildRequestDeps(), mailWebmaster: async () => {}, webhookSecret: SECRET },
    ),
  'public-vehicle-data': (request) =>
    publicVehicleData(request, {
      db: emulator.db,
      lists: createStockLists({ db: emulator.db, now }),
      now,
    }),
  car: (request) =>
    vehiclePage(request, {
      db: emulator.db,
      now,
      site: dataRenderer,
    }),
  'car/volvo/inquiry': (request) =>
    inquiryPage(request, {
      db: emulator.db,
      inquiriesDb: emulator.inquiriesDb,
      now,
      site: dataRenderer,
    }),
  images: (request) => serveImage(request, files()),
  documents: (request) => serveDocument(request, files()),
};

function files(): FileDeps {
  return {
    bucket: emulator.bucket,
    isVehiclePublished: async () => true,
    isTrashed: async () => false,
  };
}

const count = 5000;

it.each(Object.keys(endpoints))(
  `the endpoint /%s answers ${count} fuzzed requests without an internal error`,
  async (name) => {
    const endpoint = endpoints[name];
    if (!endpoint) throw new Error(name);
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(
        hostileRequest(name, POSTED.includes(name) ? 'POST' : 'GET'),
        async (request) => {
          const answer = await endpoint(request);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          expect(answer.status).toBeLessThan(500);
          expect(String(answer.body ?? '')).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
        },
      ),
      { numRuns: count, seed: 42 },
    );
    console.log(`/${name}: ${JSON.stringify(Object.fromEntries(statuses))}`);
  },
  600_000,
);
