import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldsOf, INQUIRY_FORMS, INQUIRY_TYPES, type InquiryForm } from '#domain/inquiry/forms.ts';
import { hiddenFields } from '#domain/inquiry/posted-form.ts';
import { inquiryPage } from '#functions/src/inquiries/pages/inquiry-page.ts';
import { issueFormToken } from '#functions/src/inquiries/receive/form-token.ts';
import { receiveInquiry } from '#functions/src/inquiries/receive/receive-inquiry.ts';
import { VISITOR_INPUT } from '#tests/support/builders.ts';
import { submissionBody, vehicleDocument } from './builders.ts';
import {
  apiRequest,
  postJson,
  startTestEmulator,
  type TestEmulator,
  testClock,
} from './support.ts';

const PATH = '/api/send-contact-email';
const FRAME = '<html><title>Kontakt</title><main id="x">$1 old</main><footer></footer></html>';
const SECRET = 'a secret of this test';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  await emulator.clear('inquiries', 'limits', 'vehicles');
  await emulator.db.doc('vehicles/volvo').set(vehicleDocument());
});

const clock = testClock();
function deps(inquiriesPerHour = 20) {
  return {
    db: emulator.db,
    now: clock.now,
    formSecret: SECRET,
    inquiriesPerHour,
    retentionDays: 365,
    frame: async () => FRAME,
  };
}

async function send(body: unknown, headers: Record<string, string> = {}, perHour = 20) {
  const answer = await receiveInquiry(postJson(PATH, body, headers), deps(perHour));
  return { status: answer.status, ...JSON.parse(String(answer.body)) };
}

async function sendForm(fields: Record<string, string>, perHour = 20) {
  return receiveInquiry(
    apiRequest(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(new URLSearchParams(fields).toString()),
    }),
    deps(perHour),
  );
}

async function stored(): Promise<Record<string, unknown>[]> {
  const snapshot = await emulator.db.collection('inquiries').get();
  return snapshot.docs.map((document) => ({ id: document.id, ...document.data() }));
}

describe('an inquiry', () => {
  it('is stored before it is answered', async () => {
    const answer = await send(submissionBody());
    expect(answer).toMatchObject({ status: 200, ok: true });
    const [inquiry] = await stored();
    expect(inquiry).toMatchObject({
      id: answer.id,
      type: 'inquiry',
      name: 'Jens Hansen',
      email: 'Jens@eksempel.dk',
      email_key: 'jens@eksempel.dk',
      delivery: 'pending',
      handled: false,
    });
  });

  it('speaks of the car as the stock has it, whatever the page sent', async () => {
    await send(submissionBody());
    expect(await stored()).toMatchObject([
      {
        vehicle: {
          id: 'volvo',
          make: 'Volvo',
          model: 'V60',
          year: 2021,
          price: 289_900,
          known: true,
        },
      },
    ]);
  });

  it.each(INQUIRY_TYPES)('of type %s is taken', async (type) => {
    const answer = await send({ ...VISITOR_INPUT, ...submissionBody(), type });
    expect(answer).toMatchObject({ status: 200, ok: true });
    expect(await stored()).toMatchObject([{ type, name: expect.stringMatching(/^Jens/) }]);
  });

  it('to sell a car keeps the visitor’s words about it', async () => {
    const vehicleInfo = { make: 'Saab', model: '9-5', year: 0, price: 0, id: 'sell-inquiry' };
    await send(submissionBody({ vehicleInfo }));
    expect(await stored()).toMatchObject([{ vehicle: { ...vehicleInfo, known: false } }]);
  });

  it('about a car that is gone is taken all the same', async () => {
    await emulator.db.doc('vehicles/volvo').delete();
    expect(await send(submissionBody())).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject([{ vehicle: { make: 'Volvo', known: false } }]);
  });

  it('with mistakes is answered with every bad field', async () => {
    const answer = await send({ type: 'contact', firstName: ' ', email: 'jens', phone: 'x' });
    expect(answer).toMatchObject({
      status: 422,
      error: 'invalid',
      fields: {
        firstName: 'required',
        lastName: 'required',
        email: 'not_an_email',
        phone: 'not_a_phone',
      },
    });
    expect(await stored()).toEqual([]);
  });

  it('of more than 16 KB is refused', async () => {
    const answer = await send(submissionBody({ extra: 'x'.repeat(16 * 1024) }));
    expect(answer).toMatchObject({ status: 413, error: 'too_large' });
  });

  it('that no person wrote is held back', async () => {
    expect(await send(submissionBody({ website: 'https://spam.example' }))).toMatchObject({
      ok: true,
    });
    expect(await stored()).toMatchObject([{ delivery: 'held', next_attempt_at: null }]);
  });

  it('sent again with its key is stored once', async () => {
    const first = await send(submissionBody(), { 'idempotency-key': 'k1' });
    const again = await send(submissionBody(), { 'idempotency-key': 'k1' });
    const other = await send(submissionBody({ message: 'Noget andet' }), {
      'idempotency-key': 'k1',
    });
    expect(again.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
    expect(await stored()).toHaveLength(2);
  });

  it('with half a character is stored whole', async () => {
    expect(await send(submissionBody({ name: 'Jens \ud800' }))).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject([{ name: 'Jens \ufffd' }]);
  });
});

describe('the form token', () => {
  const token = () => issueFormToken(SECRET, clock.now());

  it('is good for a form that was open a while', async () => {
    const header = { 'x-form-token': token() };
    clock.pass(5_000);
    expect(await send(submissionBody(), header)).toMatchObject({ ok: true });
  });

  it('is refused by name when too young, too old or forged', async () => {
    const refused = { status: 403, error: 'token' };
    const young = { 'x-form-token': token() };
    expect(await send(submissionBody(), young)).toMatchObject(refused);
    clock.pass(13 * 3_600_000);
    expect(await send(submissionBody(), young)).toMatchObject(refused);
    const [issued] = token().split('.');
    expect(await send(submissionBody(), { 'x-form-token': `${issued}.AAAA` })).toMatchObject(
      refused,
    );
  });
});

describe('the limits', () => {
  const different = (index: number) => submissionBody({ message: `Nummer ${index}` });

  it('stop an address without a token at a quarter', async () => {
    for (let index = 0; index < 5; index += 1) {
      expect(await send(different(index))).toMatchObject({ ok: true });
    }
    expect(await send(different(5))).toMatchObject({ status: 429, error: 'busy' });
  });

  it('let an address go on in the next hour', async () => {
    await send(different(0), {}, 4);
    expect(await send(different(1), {}, 4)).toMatchObject({ error: 'busy' });
    clock.pass(3_600_000);
    expect(await send(different(2), {}, 4)).toMatchObject({ ok: true });
  });

  it('never refuse the retry of what is stored', async () => {
    const key = { 'idempotency-key': 'k1' };
    await send(different(0), key, 4);
    expect(await send(different(0), key, 4)).toMatchObject({ ok: true });
  });

  it('keep no address', async () => {
    await send(submissionBody());
    const limits = await emulator.db.collection('limits').get();
    expect(limits.size).toBe(2);
    expect(
      JSON.stringify(limits.docs.map((document) => [document.id, document.data()])),
    ).not.toMatch(/192\.0\.2/);
  });
});

describe('a form without JavaScript', () => {
  const forms = Object.keys(INQUIRY_FORMS) as InquiryForm[];
  const posted = (form: InquiryForm) => ({ ...hiddenFields(form), vehicle_id: 'volvo' });

  it.each(forms)(
    'the form %s without JavaScript is stored as an inquiry of its type',
    async (form) => {
      const answer = await sendForm({ ...VISITOR_INPUT, ...posted(form) });
      expect(answer).toMatchObject({ status: 303, headers: { location: '/tak' } });
      const { type, vehicle } = INQUIRY_FORMS[form];
      const id = { stock: 'volvo', own: 'sell-inquiry' };
      expect(await stored()).toMatchObject([
        {
          type,
          name: expect.stringMatching(/^Jens/),
          phone: VISITOR_INPUT.phone,
          message: expect.stringMatching(/bil/),
          vehicle: vehicle && { id: id[vehicle] },
        },
      ]);
    },
  );

  it.each(forms)(
    'the form %s without JavaScript is shown again when it was empty',
    async (form) => {
      const answer = await sendForm(posted(form));
      const page = String(answer.body);
      expect(answer.status).toBe(422);
      for (const field of fieldsOf(form)) expect(page).toContain(`name="${field}"`);
      expect(page.match(/class="field__control"/gu)).toHaveLength(fieldsOf(form).length);
      expect(page.includes('Det koster penge at låne penge.')).toBe(INQUIRY_FORMS[form].credit);
    },
  );

  it('leads to the thank-you page', async () => {
    const answer = await sendForm({
      type: 'viewing',
      name: 'Jens',
      email: 'jens@eksempel.dk',
      phone: '',
      message: 'Hej',
      vehicle_id: 'volvo',
    });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/tak' } });
    expect(await stored()).toMatchObject([
      { type: 'viewing', vehicle: { id: 'volvo', known: true } },
    ]);
  });

  it('pressed twice is stored once', async () => {
    const fields = { firstName: 'Jens', lastName: 'Hansen', email: 'jens@eksempel.dk' };
    await sendForm(fields);
    await sendForm(fields);
    expect(await stored()).toHaveLength(1);
  });

  it('of the valuation becomes an inquiry', async () => {
    const answer = await sendForm({
      form: 'sell',
      make: 'Saab',
      model: '9-5',
      mileage: '210.000',
      name: 'Jens',
      email: 'jens@eksempel.dk',
      phone: '12345678',
    });
    expect(answer.status).toBe(303);
    expect(await stored()).toMatchObject([
      {
        type: 'inquiry',
        message: expect.stringContaining('Saab 9-5, 210000 km'),
        vehicle: { id: 'sell-inquiry' },
      },
    ]);
  });

  it('of the finance dialog has its name split', async () => {
    await sendForm({
      type: 'finance_request',
      fullName: 'Jens van Hansen',
      email: 'j@eksempel.dk',
    });
    expect(await stored()).toMatchObject([{ type: 'finance_request', name: 'Jens van Hansen' }]);
  });

  it('with mistakes comes back with what was typed, as text', async () => {
    const answer = await sendForm({
      form: 'sell',
      make: '"><script>alert(1)</script>',
      model: '9-5',
      mileage: 'mange',
      email: 'jens',
      name: 'Jens',
      phone: '12345678',
    });
    const page = String(answer.body);
    expect(answer.status).toBe(422);
    expect(page).toContain('Skriv et tal.');
    expect(page).toContain('Skriv en gyldig e-mailadresse');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).not.toContain('<script>');
    expect(page).toMatch(/^<html><title>Der mangler noget<.title><main id="x"><div.*<footer>/s);
    expect(page).not.toContain('old');
    expect(await stored()).toEqual([]);
  });
});

describe("a car's request form on a page of its own", () => {
  const ask = (path: string) => inquiryPage(apiRequest(path), deps());

  it('is filled in for that car and sent like any plain form', async () => {
    await emulator.db.doc('vehicles/volvo').update({ model: 'V60 <b>' });
    const answer = await ask('/car/volvo/leasing');
    const page = String(answer.body);
    expect(answer.status).toBe(200);
    expect(page).toMatch(
      /^<html><title>Få leasingtilbud: Volvo V60 &lt;b&gt;<.title><main id="x">/,
    );
    expect(page).toContain('name="vehicle_id" value="volvo"');
    expect(page).toContain('Jeg vil gerne have et leasingtilbud på Volvo V60 &lt;b&gt;.');
    expect(page).toContain('Det koster penge at låne penge.');
    expect(page).toContain('href="/privatliv"');
    expect(page).not.toContain('<b>');
    const fields = { type: 'leasing', vehicle_id: 'volvo', name: 'Jens', email: 'j@eksempel.dk' };
    expect(await sendForm(fields)).toMatchObject({ status: 303 });
  });

  it('is not found for other cars, other forms and odd addresses', async () => {
    for (const path of ['/car/none/inquiry', '/car/volvo/loan', '/car/%00/inquiry', '/car//']) {
      expect(await ask(path)).toMatchObject({ status: 404 });
    }
  });
});
