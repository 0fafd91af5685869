// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FreeDay } from '#domain/booking/free-times.ts';
import { type InquiryForm as FormName, fieldsOf, INQUIRY_FORMS } from '#domain/inquiry/forms.ts';
import { VISITOR_INPUT } from '#tests/support/builders.ts';
import { InquiryForm } from './InquiryForm.tsx';

const PREFILLED = 'Jeg vil gerne høre mere.';
/** A number field refuses the dots of the builder's mileage. */
const TYPED: Record<string, string> = { ...VISITOR_INPUT, mileage: '210000' };

let host: HTMLElement;
let answer: () => Response;
let sent: Record<string, unknown>[];
let keys: Set<unknown>;

beforeEach(() => {
  sent = [];
  keys = new Set();
  answer = () => Response.json({ ok: true });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  type Sent = { body?: string; headers?: Record<string, string> };
  vi.stubGlobal('fetch', async (address: string, { body, headers }: Sent = {}) => {
    if (body && address.includes('send')) {
      sent.push(JSON.parse(body));
      keys.add(headers?.['idempotency-key']);
    }
    return answer();
  });
  const bar = '<a href="tel:+4512345678" data-phone="+45 12 34 56 78"></a>';
  document.body.innerHTML = `${bar}<section id="toasts"></section><div></div>`;
  host = document.body.lastElementChild as HTMLElement;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The form as the page brings it, before its script has arrived. */
function serverForm(form: FormName, times: FreeDay[] = []) {
  const element = <InquiryForm form={form} prefilled={PREFILLED} times={times} />;
  host.innerHTML = renderToString(element);
  return { hydrate: () => act(async () => void hydrateRoot(host, element)) };
}

function control(name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = host.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
}

const submit = () => act(async () => host.querySelector<HTMLElement>('[type=submit]')?.click());

it.each(Object.keys(INQUIRY_FORMS) as FormName[])(
  'what is typed into the form %s before its script arrives stays and is sent',
  async (form) => {
    const { hydrate } = serverForm(form);
    // There are no free times to choose from.
    const fields = fieldsOf(form).filter((name) => name !== 'time');
    const typed = Object.fromEntries(fields.map((name) => [name, TYPED[name] ?? '']));
    for (const name of fields) control(name).value = typed[name] ?? '';
    await hydrate();
    for (const name of fields) expect(control(name).value).toBe(typed[name]);
    await submit();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ type: INQUIRY_FORMS[form].type });
    if ('message' in typed) expect(sent[0]).toMatchObject({ message: typed['message'] });
  },
);

const FINANCE_SENT = 'Din finansieringsanmodning er sendt. Vi kontakter dig snarest.';
const LEASING_SENT = 'Din leasinganmodning er sendt. Vi kontakter dig snarest.';

it.each([
  ['finance_request', FINANCE_SENT],
  ['leasing_request', LEASING_SENT],
  ['quote', LEASING_SENT],
  ['ask', FINANCE_SENT],
] as const)('the form %s thanks the visitor for what was asked', async (form, thanks) => {
  await filledForm(form);
  if (form === 'ask') control('subject').value = 'finance_request';
  await submit();
  await vi.waitFor(() => expect(document.body.textContent).toContain(thanks));
});

it('a time chosen before the script arrives is sent, and once it is taken the free ones are offered', async () => {
  const free = (...starts: string[]) => [{ day: '2026-12-01', office: 'showroom', starts }];
  const { hydrate } = serverForm('viewing', free('09:00', '10:00'));
  const radio = (value: string) =>
    host.querySelector<HTMLInputElement>(`[name="time"][value="${value}"]`);
  const time = '2026-12-01T10:00@showroom';
  for (const name of ['name', 'email'] as const) control(name).value = VISITOR_INPUT[name];
  const chosen = radio(time);
  if (chosen) chosen.checked = true;
  await hydrate();
  answer = () =>
    Response.json(
      { ok: false, error: 'taken', fields: { time: 'taken' }, times: free('09:00') },
      { status: 409 },
    );
  await submit();
  await vi.waitFor(() => expect(sent).toMatchObject([{ type: 'viewing', time }]));
  await vi.waitFor(() => expect(host.textContent).toContain('Tiden er lige blevet taget'));
  expect(radio(time)).toBeNull();
  expect(radio('2026-12-01T09:00@showroom')?.checked).toBe(false);
  expect(control('email').value).toBe(VISITOR_INPUT.email);
});

it('a prefilled message that nobody touches is sent, and is there again after a reset', async () => {
  const { hydrate } = serverForm('quote');
  control('fullName').value = 'Karen Prøve';
  control('email').value = 'karen@eksempel.example';
  await hydrate();
  expect(control('message').value).toBe(PREFILLED);
  await submit();
  await vi.waitFor(() => expect(sent[0]).toMatchObject({ message: PREFILLED }));
  await vi.waitFor(() => expect(control('fullName').value).toBe(''));
  expect(control('message').value).toBe(PREFILLED);
});

const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent);

async function filledForm(form: FormName) {
  const { hydrate } = serverForm(form);
  for (const name of fieldsOf(form)) control(name).value = TYPED[name] ?? '';
  await hydrate();
}

it('one error is shown at a time, and none when the inquiry has been sent, under the key of the first attempt', async () => {
  await filledForm('contact');
  answer = () => Response.json({ ok: false, error: 'unavailable' }, { status: 503 });
  for (const attempt of [1, 2]) {
    await submit();
    await vi.waitFor(() => expect(sent).toHaveLength(attempt));
    await vi.waitFor(() => expect(alerts()).toEqual([expect.stringContaining('Fejl')]));
  }
  expect(host.textContent).toContain('Det, du har skrevet, står her stadig.');
  expect(host.querySelector('a[href="tel:+4512345678"]')?.textContent).toBe('+45 12 34 56 78');
  expect(control('message').value).toBe(TYPED['message']);
  answer = () => Response.json({ ok: true });
  await submit();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Besked sendt!'));
  expect(alerts()).toEqual([]);
  expect(keys.size).toBe(1);
  expect(host.textContent).not.toContain('Det, du har skrevet');
  expect(host.textContent).toContain(`Tak, Jens. Vi svarer på ${TYPED['email']}.`);
});

it('the error of an attempt is gone while the next one is being sent', async () => {
  await filledForm('contact');
  answer = () => Response.json({ ok: false, error: 'unavailable' }, { status: 503 });
  await submit();
  await vi.waitFor(() => expect(alerts()).toHaveLength(1));
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  await submit();
  expect(alerts()).toEqual([]);
  await act(async () => resolve(Response.json({ ok: true })));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Besked sendt!'));
});

it('a field that the server refuses has the focus and the error, and the next attempt clears it', async () => {
  await filledForm('contact');
  const fields = { email: 'not_an_email', phone: 'not_a_phone' };
  answer = () => Response.json({ ok: false, error: 'invalid', fields }, { status: 422 });
  await submit();
  await vi.waitFor(() => expect(control('email').getAttribute('aria-invalid')).toBe('true'));
  const described = control('email').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toMatch(/gyldig e-mailadresse/u);
  expect(document.activeElement).toBe(control('email'));
  answer = () => Response.json({ ok: true });
  await submit();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Besked sendt!'));
  expect(host.querySelector('[aria-invalid]')).toBeNull();
  expect(alerts()).toEqual([]);
});

const type = (name: string, value: string) =>
  act(async () => void fireEvent.input(control(name), { target: { value } }));
const problem = (name: string) =>
  document.getElementById(control(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '';

it('fields are checked while they are typed, but not before the first attempt to send', async () => {
  await filledForm('contact');
  await type('email', 'karen');
  expect(problem('email')).toBe('');
  await submit();
  expect(document.activeElement).toBe(control('email'));
  expect(problem('email')).toMatch(/gyldig e-mailadresse/u);
  await type('email', '');
  expect(problem('email')).toBe('Feltet skal udfyldes.');
  await type('email', 'karen@eksempel.example');
  expect(problem('email')).toBe('');
  await type('firstName', ' ');
  expect(problem('firstName')).toBe('Feltet skal udfyldes.');
  expect(sent).toEqual([]);
});

it('a form sends its honeypot field when something has filled it in', async () => {
  await filledForm('contact');
  control('website').value = 'https://spam.example';
  await submit();
  await vi.waitFor(() => expect(sent).toMatchObject([{ website: 'https://spam.example' }]));
});

it('two presses within one moment send one inquiry', async () => {
  await filledForm('contact');
  const button = host.querySelector<HTMLElement>('[type=submit]');
  await act(async () => {
    button?.click();
    button?.click();
  });
  await vi.waitFor(() => expect(document.body.textContent).toContain('Besked sendt!'));
  expect(sent).toHaveLength(1);
});
