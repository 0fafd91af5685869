import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  fieldsOf,
  INQUIRY_FORMS,
  INQUIRY_TYPES,
  type InquiryForm,
  STORED_FIELDS,
} from '#domain/inquiry/forms.ts';
import { hiddenFields } from '#domain/inquiry/posted-form.ts';
import { expiresAt } from '#domain/inquiry/purposes.ts';
import { inquiryPage } from '#functions/src/inquiries/pages/inquiry-page.ts';
import { issueFormToken } from '#functions/src/inquiries/receive/form-token.ts';
import { receiveInquiry } from '#functions/src/inquiries/receive/receive-inquiry.ts';
import { VISITOR_INPUT } from '#tests/support/builders.ts';
import { submissionBody, vehicleDocument } from '../builders.ts';
import {
  apiRequest,
  dataRenderer,
  pageOfAnswer,
  postJson,
  startTestEmulator,
  type TestEmulator,
  testClock,
} from '../support.ts';

const PATH = '/api/send-contact-email';
const SECRET = 'a secret of this test';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  await emulator.clear();
  await emulator.db.doc('vehicles/volvo').set(vehicleDocument());
});

const clock = testClock();
function deps(inquiriesPerHour = 200) {
  return {
    db: emulator.db,
    inquiriesDb: emulator.inquiriesDb,
    now: clock.now,
    formSecret: SECRET,
    publicUrl: 'https://www.dealer.example',
    inquiriesPerHour,
    site: dataRenderer,
  };
}

async function send(body: unknown, headers: Record<string, string> = {}, perHour = 200) {
  const answer = await receiveInquiry(postJson(PATH, body, headers), deps(perHour));
  return { status: answer.status, ...JSON.parse(String(answer.body)) };
}

async function sendForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return receiveInquiry(
    apiRequest(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: Buffer.from(new URLSearchParams(fields).toString()),
    }),
    deps(),
  );
}

async function stored(): Promise<Record<string, unknown>[]> {
  const snapshot = await emulator.inquiriesDb.collection('inquiries').get();
  return snapshot.docs.map((document) => ({ id: document.id, ...document.data() }));
}

describe('an inquiry', () => {
  it('an inquiry is stored before it is answered', async () => {
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
      state: 'new',
    });
    const { created_at, expires_at } = inquiry as Record<string, Timestamp>;
    expect(expires_at?.toDate()).toEqual(
      expiresAt({ type: 'inquiry', vehicle: null }, created_at?.toDate() ?? new Date(0)),
    );
  });

  it('an inquiry is stored with its receipt and the time by which an answer is promised', async () => {
    const { id } = await send(submissionBody());
    const mails = await emulator.inquiriesDb.collection('mails').get();
    expect(mails.docs.map((mail) => [mail.id, mail.get('kind'), mail.get('delivery')])).toEqual([
      [id, 'receipt', 'pending'],
    ]);
    const [inquiry] = await stored();
    const promised = inquiry?.['promised_at'] as { toMillis(): number };
    expect(promised.toMillis()).toBeGreaterThan(clock.now().getTime());
  });

  it('an inquiry that looks like spam gets no receipt and no promise', async () => {
    await send({ ...submissionBody(), website: 'https://spam.example' });
    expect((await emulator.inquiriesDb.collection('mails').get()).size).toBe(0);
    expect(await stored()).toMatchObject([{ delivery: 'held', promised_at: null }]);
  });

  it('an inquiry records the vehicle as it is in stock, whatever the page sent', async () => {
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

  it.each(INQUIRY_TYPES)('an inquiry of type %s is accepted', async (type) => {
    const answer = await send({ ...VISITOR_INPUT, ...submissionBody(), type });
    expect(answer).toMatchObject({ status: 200, ok: true });
    expect(await stored()).toMatchObject([{ type, name: expect.stringMatching(/^Jens/) }]);
  });

  it('an inquiry to sell a car stores the visitor’s description of it', async () => {
    const vehicleInfo = { make: 'Saab', model: '9-5', year: 0, price: 0, id: 'sell-inquiry' };
    await send(submissionBody({ vehicleInfo }));
    expect(await stored()).toMatchObject([{ vehicle: { ...vehicleInfo, known: false } }]);
  });

  it('an inquiry about an unpublished vehicle is accepted and says nothing of it from the stock', async () => {
    await emulator.db.doc('vehicles/volvo').update({ unpublished: true });
    await send(submissionBody());
    expect(await stored()).toMatchObject([{ vehicle: { price: 1, known: false } }]);
  });

  it('an inquiry about a vehicle that no longer exists is accepted', async () => {
    await emulator.db.doc('vehicles/volvo').delete();
    expect(await send(submissionBody())).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject([{ vehicle: { make: 'Volvo', known: false } }]);
  });

  it('an inquiry with mistakes is answered with every invalid field', async () => {
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

  it('an inquiry of more than 16 KB is refused', async () => {
    const answer = await send(submissionBody({ extra: 'x'.repeat(16 * 1024) }));
    expect(answer).toMatchObject({ status: 413, error: 'too_large' });
  });

  it('an inquiry that a bot wrote is accepted and held back', async () => {
    expect(await send(submissionBody({ website: 'https://spam.example' }))).toMatchObject({
      ok: true,
    });
    expect(await stored()).toMatchObject([{ delivery: 'held', next_attempt_at: null }]);
  });

  it('an inquiry sent again with its idempotency key is stored once', async () => {
    const first = await send(submissionBody(), { 'idempotency-key': 'k1' });
    const again = await send(submissionBody(), { 'idempotency-key': 'k1' });
    const other = await send(submissionBody({ message: 'Noget andet' }), {
      'idempotency-key': 'k1',
    });
    expect(again.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
    expect(await stored()).toHaveLength(2);
  });

  it('an inquiry with half a surrogate pair is stored with a replacement character', async () => {
    expect(await send(submissionBody({ name: 'Jens \ud800' }))).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject([{ name: 'Jens \ufffd' }]);
  });
});

describe('the form token', () => {
  const token = () => issueFormToken(SECRET, clock.now());

  it('a form token is valid for a form that was open a while', async () => {
    const header = { 'x-form-token': token() };
    clock.pass(5_000);
    expect(await send(submissionBody(), header)).toMatchObject({ ok: true });
  });

  it('a form token that is too young, too old or forged is refused', async () => {
    const refused = { status: 403, error: 'token' };
    const young = { 'x-form-token': token() };
    expect(await send(submissionBody(), young)).toMatchObject(refused);
    clock.pass(13 * 3_600_000);
    expect(await send(submissionBody(), young)).toMatchObject(refused);
    const [issued, id] = token().split('.');
    expect(await send(submissionBody(), { 'x-form-token': `${issued}.${id}.AAAA` })).toMatchObject(
      refused,
    );
  });

  it('a form token is good for one inquiry and for the retries of it', async () => {
    const first = { 'x-form-token': token(), 'idempotency-key': 'k1' };
    clock.pass(5_000);
    const { id } = await send(submissionBody(), first);
    expect(await send(submissionBody(), first)).toMatchObject({ status: 200, ok: true, id });
    const refused = { status: 403, error: 'token' };
    expect(await send(submissionBody({ message: 'Nyt' }), first)).toMatchObject(refused);
    const { 'x-form-token': sameToken } = first;
    expect(await send(submissionBody(), { 'x-form-token': sameToken })).toMatchObject(refused);
    expect(await stored()).toHaveLength(1);
  });

  it('one of two inquiries at once with the same form token is stored', async () => {
    const header = { 'x-form-token': token() };
    clock.pass(5_000);
    const answers = await Promise.all([
      send(submissionBody({ message: 'En' }), header),
      send(submissionBody({ message: 'To' }), header),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await stored()).toHaveLength(1);
  });
});

describe('the inquiry limits', () => {
  const different = (index: number, fields = {}) =>
    submissionBody({ message: `Nummer ${index}`, email: `kunde${index}@eksempel.dk`, ...fields });
  /** The header of a form of its own for each inquiry. */
  const fromForm = () => {
    const opened = clock.now();
    clock.pass(3_000);
    return () => ({ 'x-form-token': issueFormToken(SECRET, opened) });
  };
  /** How many of the inquiries are accepted, sent one after the other from one address. */
  async function accepted(bodies: unknown[], headers: () => Record<string, string> = () => ({})) {
    let count = 0;
    for (const body of bodies) if ((await send(body, headers())).ok) count += 1;
    return count;
  }
  const inquiries = (count: number, body: (index: number) => unknown) =>
    Array.from({ length: count }, (_, index) => body(index));

  it('thirty customers of one showroom may send an inquiry in an hour', async () => {
    const own = inquiries(30, (index) => different(index));
    expect(await accepted(own, fromForm())).toBe(30);
    const message = 'Jeg er interesseret i Volvo V60 og vil gerne kontaktes.';
    const untouched = inquiries(30, (index) =>
      different(index, { message, email: `gaest${index}@eksempel.dk` }),
    );
    expect(await accepted(untouched, fromForm())).toBe(30);
  });

  it('one text with ever changing names and e-mail addresses is refused after ten', async () => {
    const message = 'Køb følgere på https://spam.example';
    const flood = inquiries(15, (index) =>
      different(index, { name: `Navn ${index}`, message: `${message}${'!'.repeat(index)}` }),
    );
    expect(await accepted(flood, fromForm())).toBe(10);
  });

  it('one e-mail address with ever changing texts is refused after ten', async () => {
    const flood = inquiries(15, (index) => different(index, { email: 'Samme@eksempel.dk' }));
    expect(await accepted(flood, fromForm())).toBe(10);
  });

  it('a flood of inquiries with the e-mail address of a customer does not shut the customer out', async () => {
    const flood = inquiries(15, (index) => different(index, { email: 'kunde@eksempel.dk' }));
    expect(await accepted(flood, fromForm())).toBe(10);
    const own = different(15, { email: 'kunde@eksempel.dk' });
    const request = { ...postJson(PATH, own, {}), address: '198.51.100.7' };
    expect(await receiveInquiry(request, deps())).toMatchObject({ status: 200 });
    expect((await stored()).filter(({ delivery }) => delivery === 'held')).toEqual([]);
  });

  it('the inquiry limit of an address without a form token is a quarter', async () => {
    const many = inquiries(51, (index) => different(index));
    expect(await accepted(many)).toBe(50);
    expect(await send(different(51))).toMatchObject({ status: 429, error: 'busy' });
  });

  it('the inquiry limit of an address starts again in the next hour', async () => {
    await send(different(0), {}, 4);
    expect(await send(different(1), {}, 4)).toMatchObject({ error: 'busy' });
    clock.pass(3_600_000);
    expect(await send(different(2), {}, 4)).toMatchObject({ ok: true });
  });

  it('the inquiry limits never refuse the retry of a stored inquiry', async () => {
    const key = { 'idempotency-key': 'k1' };
    await send(different(0), key, 4);
    expect(await send(different(0), key, 4)).toMatchObject({ ok: true });
  });

  it('a flood from many addresses holds the inquiries of others back and refuses none', async () => {
    const customers = process.env['DEEP'] ? 1_000 : 40;
    const perHour = 40;
    const sendFrom = async (address: string, index: number) => {
      const request = { ...postJson(PATH, different(index), {}), address };
      return (await receiveInquiry(request, deps(perHour))).status;
    };
    // One address without a form token may send ten, and all together twenty-five.
    const flood = await Promise.all(
      inquiries(25, (index) => index).map(async (_, index) => sendFrom('203.0.113.9', index)),
    );
    expect(flood).toContain(200);
    const statuses: number[] = [];
    for (let index = 0; index < customers; index += 1) {
      const address = `2001:db8:${index.toString(16)}::1`;
      statuses.push(await sendFrom(address, 1_000 + index));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const own = (await stored()).filter(({ email }) => /kunde1\d{3}@/u.test(String(email)));
    expect(own).toHaveLength(customers);
    const held = own.filter(({ delivery }) => delivery === 'held');
    expect(held.length).toBeGreaterThanOrEqual(customers - 25);
    expect(await sendFrom('203.0.113.9', 99)).toBe(429);
  });

  it('the addresses of one IPv6 network are counted as one', async () => {
    const sendFrom = async (address: string, index: number) => {
      const request = { ...postJson(PATH, different(index), {}), address };
      return (await receiveInquiry(request, deps(8))).status;
    };
    expect(await sendFrom('2001:db8:7:1::1', 0)).toBe(200);
    expect(await sendFrom('2001:db8:7:1:ffff::2', 1)).toBe(200);
    expect(await sendFrom('2001:db8:7:1::3', 2)).toBe(429);
    expect(await sendFrom('2001:db8:7:2::3', 2)).toBe(200);
  });

  it('the inquiry limits store no IP address, no e-mail address and no text', async () => {
    await send(submissionBody());
    const limits = await emulator.inquiriesDb.collection('limits').get();
    expect(limits.size).toBe(4);
    expect(
      JSON.stringify(limits.docs.map((document) => [document.id, document.data()])),
    ).not.toMatch(/192\.0\.2|jens|salg/iu);
  });
});

describe('a form without JavaScript', () => {
  const forms = Object.keys(INQUIRY_FORMS) as InquiryForm[];
  const posted = (form: InquiryForm) => ({ ...hiddenFields(form), vehicle_id: 'volvo' });

  it.each(forms)(
    'the form %s without JavaScript is stored as an inquiry of its type',
    async (form) => {
      const location = form === 'reservation' ? '/aftale/sendt' : '/tak';
      const answer = await sendForm({ ...VISITOR_INPUT, ...posted(form) });
      expect(answer).toMatchObject({ status: 303, headers: { location } });
      const { type, vehicle } = INQUIRY_FORMS[form];
      const id = { stock: 'volvo', own: 'sell-inquiry' };
      const typed = fieldsOf(form).filter((field) =>
        STORED_FIELDS.some((stored) => stored === field),
      );
      expect(await stored()).toMatchObject([
        {
          type,
          name: expect.stringMatching(/^Jens/),
          ...Object.fromEntries(typed.map((field) => [field, VISITOR_INPUT[field]])),
          vehicle: vehicle && { id: id[vehicle] },
        },
      ]);
    },
  );

  it.each(forms)(
    'the form %s without JavaScript is shown again when it was empty',
    async (form) => {
      const answer = await sendForm(posted(form));
      expect(answer.status).toBe(422);
      const { route, data } = pageOfAnswer(answer);
      expect(route).toBe('/inquiry-form');
      expect(data).toMatchObject({ posted: { problem: 'invalid' } });
      // Of two forms that send the same fields, the page shows one.
      expect(fieldsOf(data.form ?? 'contact')).toEqual(fieldsOf(form));
    },
  );

  it('a form without JavaScript leads to the thank-you page', async () => {
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

  it('a form without JavaScript on a page of another site is refused and not stored', async () => {
    const fields = { ...VISITOR_INPUT, type: 'contact' };
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await sendForm(fields, headers)).toMatchObject({ status: 403 });
    expect(await stored()).toEqual([]);
  });

  it('a form without JavaScript that is sent twice is stored once', async () => {
    const fields = { firstName: 'Jens', lastName: 'Hansen', email: 'jens@eksempel.dk' };
    await sendForm(fields);
    await sendForm(fields);
    expect(await stored()).toHaveLength(1);
  });

  it('the valuation form without JavaScript becomes an inquiry', async () => {
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
        message: expect.stringContaining('Saab 9-5, 210.000 km'),
        vehicle: { id: 'sell-inquiry' },
      },
    ]);
  });

  it('the finance form without JavaScript has its full name split', async () => {
    await sendForm({
      type: 'finance_request',
      fullName: 'Jens van Hansen',
      email: 'j@eksempel.dk',
    });
    expect(await stored()).toMatchObject([{ type: 'finance_request', name: 'Jens van Hansen' }]);
  });

  it('a form without JavaScript with mistakes comes back with the typed values', async () => {
    const answer = await sendForm({
      form: 'sell',
      make: '"><script>alert(1)</script>',
      model: '9-5',
      mileage: 'mange',
      email: 'jens',
      name: 'Jens',
      phone: '12345678',
    });
    expect(answer.status).toBe(422);
    expect(pageOfAnswer(answer).data).toMatchObject({
      form: 'sell',
      vehicle: null,
      posted: {
        problem: 'invalid',
        problems: { mileage: 'not_a_number', email: 'not_an_email' },
        values: { make: '"><script>alert(1)</script>', mileage: 'mange', email: 'jens' },
      },
    });
    expect(await stored()).toEqual([]);
  });

  it('a form about a car without JavaScript that comes back with mistakes names the car and leads back to it', async () => {
    const fields = { type: 'viewing', vehicle_id: 'volvo', name: '', email: 'jens@eksempel.dk' };
    const { data } = pageOfAnswer(await sendForm(fields));
    expect(data.vehicle).toMatchObject({ id: 'volvo', make: 'Volvo', model: 'V60' });
    const other = await sendForm({ ...fields, vehicle_id: 'none' });
    expect(pageOfAnswer(other).data.vehicle).toBe(null);
  });
});

describe('the inquiry form of a car on a page of its own', () => {
  const ask = (path: string) => inquiryPage(apiRequest(path), deps());

  it('the inquiry form of a car is filled in for it and sent without JavaScript', async () => {
    const answer = await ask('/car/volvo/leasing');
    expect(answer.status).toBe(200);
    const { route, data } = pageOfAnswer(answer);
    expect(route).toBe('/inquiry-form');
    expect(data).toMatchObject({ form: 'leasing', vehicle: { id: 'volvo' }, posted: null });
    const fields = { type: 'leasing', vehicle_id: 'volvo', name: 'Jens', email: 'j@eksempel.dk' };
    expect(await sendForm(fields)).toMatchObject({ status: 303 });
  });

  it('the form of a viewing of a sold car leads to its page, which says so', async () => {
    await emulator.db.doc('vehicles/volvo').update({ status: 'sold', sold_date: clock.now() });
    expect(await ask('/car/volvo/viewing')).toMatchObject({
      status: 303,
      headers: { location: '/car/volvo' },
    });
    expect(await ask('/car/volvo/inquiry')).toMatchObject({ status: 200 });
  });

  it('the inquiry form of a car is not found for unknown cars, unknown forms and odd addresses', async () => {
    for (const path of ['/car/none/inquiry', '/car/volvo/loan', '/car/%00/inquiry', '/car//']) {
      expect(await ask(path)).toMatchObject({ status: 404 });
    }
  });
});
