import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { repairUploads } from '#functions/src/cleanup/repair-uploads.ts';
import {
  judgeAllBatteryDocuments,
  judgeBatteryDocument,
} from '#functions/src/documents/judge-battery-document.ts';
import { deleteFolder } from '#functions/src/shared/bucket.ts';
import { PDF } from '#tests/support/builders.ts';
import { startTestEmulator, type TestEmulator } from '../support.ts';

const HOUR = 3_600_000;
const FILE = 'battery-test-documents/volvo/battery_test_1.pdf';
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]);

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  await emulator.clear();
  await deleteFolder(emulator.bucket, '');
});

const deps = () => ({ db: emulator.db, bucket: emulator.bucket });
async function upload(bytes: Buffer, name = FILE) {
  await emulator.bucket.file(name).save(bytes, { resumable: false });
}
async function addTest(fields: object = { document_state: 'pending' }) {
  const test = { vehicle_id: 'volvo', storage_path: FILE, ...fields };
  await emulator.db.doc('battery_test_results/t1').set(test);
}
async function stored() {
  return emulator.db.doc('battery_test_results/t1').get();
}

describe('a battery test document', () => {
  it('a battery test document that is a PDF becomes ready', async () => {
    await addTest();
    await upload(PDF);
    await judgeBatteryDocument(FILE, deps());
    expect((await stored()).data()).toMatchObject({
      document_state: 'ready',
      document_error: null,
      updated_at: expect.anything(),
    });
  });

  it.each([
    ['a JPEG with the name of a PDF', JPEG, 'Filen er ikke en PDF.'],
    ['an empty file', Buffer.alloc(0), 'Filen er ikke en PDF.'],
    ['a PDF cut off on its way', PDF.subarray(0, 12), 'PDF-filen er ikke hel.'],
    ['a file of more than 5 MB', Buffer.concat([Buffer.alloc(5_242_880), PDF]), '5 MB'],
  ])('%s as a battery test document becomes failed with a reason', async (_, bytes, reason) => {
    await addTest();
    await upload(bytes);
    await judgeBatteryDocument(FILE, deps());
    expect((await stored()).data()).toMatchObject({
      document_state: 'failed',
      document_error: expect.stringContaining(reason),
    });
  });

  it('a repeated event of a battery test document changes nothing', async () => {
    await addTest();
    await upload(PDF);
    await judgeBatteryDocument(FILE, deps());
    const { updateTime: first } = await stored();
    await judgeBatteryDocument(FILE, deps());
    expect((await stored()).updateTime?.isEqual(first as never)).toBe(true);
  });

  it('a battery test whose file is missing, or is in another folder, stays as it is', async () => {
    await addTest();
    await upload(PDF, 'vehicle-images/volvo/1_a.pdf');
    await judgeBatteryDocument(FILE, deps());
    await judgeBatteryDocument('vehicle-images/volvo/1_a.pdf', deps());
    await judgeBatteryDocument(undefined, deps());
    expect((await stored()).get('document_state')).toBe('pending');
  });

  it('battery test documents from before there was a state can all be judged', async () => {
    await addTest({});
    await upload(JPEG);
    expect(await judgeAllBatteryDocuments(deps())).toBe(1);
    expect((await stored()).get('document_state')).toBe('failed');
  });

  it('the nightly cleanup judges battery test documents whose event was lost', async () => {
    await addTest();
    await upload(PDF);
    const at = (later: number) => ({ ...deps(), now: () => new Date(Date.now() + later) });
    expect(await repairUploads(at(0))).toBe(0);
    expect(await repairUploads(at(2 * HOUR))).toBe(1);
    expect((await stored()).get('document_state')).toBe('ready');
  });
});
