// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FreeDay } from '#domain/booking/free-times.ts';
import type { DialogInquiryType } from '#domain/inquiry/forms.ts';
import { paths } from '#paths';
import { openContact, openInquiry } from './open-inquiry.tsx';

const vehicle = { id: 'a1', make: 'Kia', model: 'Niro', year: 2023, price: 249_900 };

let sent: Record<string, unknown>[];
let times: FreeDay[] | Promise<never>;

beforeEach(() => {
  sent = [];
  times = [];
  document.body.innerHTML = '<section id="toasts"></section>';
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (body) sent.push(JSON.parse(body));
    const isTimes = address.startsWith(paths.bookingTimes);
    return Response.json({ ok: true, ...(isTimes && { times: await times }) });
  });
});

const open = (type: DialogInquiryType) => act(async () => openInquiry(vehicle, type));
const dialog = () => document.querySelector('dialog');

function control(name: string): HTMLInputElement {
  const found = dialog()?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
}

const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(control(name), { target: { value } }));
const close = () => act(async () => dialog()?.querySelector('button')?.click());

it('an inquiry dialog starts on the name and shows the vehicle with its price', async () => {
  await open('inquiry');
  expect(document.activeElement).toBe(control('name'));
  expect(dialog()?.textContent).toMatch(/Kia Niro 2023249\.900 kr\./u);
  await close();
});

const others = '<section><picture><img src="/pictures/peugeot.webp"></picture></section>';

it('an inquiry dialog shows the first image of the car, whichever its gallery shows now', async () => {
  document.body.innerHTML = `<section id="toasts"></section><main><div data-read="images">
    <picture><img src="/pictures/niro-1.webp"></picture>
    <picture><img src="/pictures/niro-2.webp"></picture></div>${others}</main>`;
  await open('inquiry');
  expect(dialog()?.querySelector('img')?.getAttribute('src')).toMatch(/niro-1\.webp$/u);
  await close();
});

it('an inquiry dialog of a car without images shows the placeholder of its gallery, not another car', async () => {
  document.body.innerHTML = `<section id="toasts"></section><main><div data-read="images">
    <svg class="no-image" role="img" aria-label="Billede på vej"></svg></div>${others}</main>`;
  await open('inquiry');
  expect(dialog()?.querySelector('img')).toBeNull();
  expect(dialog()?.querySelector('.no-image')).not.toBeNull();
  await close();
});

it('the draft in a closed inquiry dialog is there on reopening until the inquiry is sent, and nowhere else', async () => {
  await open('inquiry');
  await type('name', 'Karen Prøve');
  await type('email', 'karen@eksempel.example');
  await type('message', 'Har den anhængertræk?');
  await close();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  await open('inquiry');
  expect(control('name').value).toBe('Karen Prøve');
  expect(control('message').value).toBe('Har den anhængertræk?');
  await act(async () => dialog()?.querySelector<HTMLElement>('[type=submit]')?.click());
  await vi.waitFor(() => expect(dialog()).toBeNull());
  await open('inquiry');
  expect(control('name').value).toBe('');
  expect(control('message').value).toMatch(/interesseret i Kia Niro/u);
  await close();
});

it('the visitor’s name and address are filled in in the next dialog, and forgotten once an inquiry was sent', async () => {
  await open('inquiry');
  await type('name', 'Karen Prøve');
  await type('email', 'karen@eksempel.example');
  await close();
  expect(dialog()).toBeNull();
  await open('viewing');
  expect(control('name').value).toBe('Karen Prøve');
  expect(control('message').value).toMatch(/booke en fremvisning af Kia Niro/u);
  expect(dialog()?.textContent).toContain('Fremvisning og prøvetur');
  await type('day', '2026-03-02');
  await act(async () => dialog()?.querySelector<HTMLElement>('[type=submit]')?.click());
  expect(dialog()?.textContent).toContain('Vælg i dag eller en senere dag.');
  await type('day', '2036-03-02');
  await type('daytime', 'morning');
  await act(async () => dialog()?.querySelector<HTMLElement>('[type=submit]')?.click());
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(sent).toMatchObject([
    { type: 'viewing', name: 'Karen Prøve', day: '2036-03-02', daytime: 'morning' },
  ]);
  await open('leasing');
  expect(control('name').value).toBe('');
  await close();
});

it('a chosen time is chosen in the next dialog, also after one without times, and is sent before they have come', async () => {
  const free = [{ day: '2036-12-01', office: 'showroom', starts: ['09:00', '10:00'] }];
  const ten = () =>
    dialog()?.querySelector<HTMLInputElement>('[value="2036-12-01T10:00@showroom"]');
  times = free;
  await open('viewing');
  await act(async () => ten()?.click());
  await type('day', '2036-03-03');
  await close();
  times = [];
  await open('viewing');
  expect(ten()).toBeNull();
  expect(control('day').value).toBe('2036-03-03');
  await close();
  times = free;
  await open('viewing');
  expect(ten()?.checked).toBe(true);
  await close();
  times = new Promise(() => undefined);
  await open('viewing');
  await type('name', 'Karen Prøve');
  await type('email', 'karen@eksempel.example');
  await act(async () => dialog()?.querySelector<HTMLElement>('[type=submit]')?.click());
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(sent).toMatchObject([{ type: 'viewing', time: '2036-12-01T10:00@showroom' }]);
});

it('a viewing without a wish sends the fields of the specification and no others', async () => {
  await open('viewing');
  await type('name', 'Karen Prøve');
  await type('email', 'karen@eksempel.example');
  await act(async () => dialog()?.querySelector<HTMLElement>('[type=submit]')?.click());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.keys(sent[0] ?? {}).sort()).toEqual(
    ['email', 'message', 'name', 'phone', 'type', 'vehicleInfo'].sort(),
  );
});

it('one inquiry about several cars is a contact whose message names them', async () => {
  const message = 'Volvo V60: https://example.dk/car/v60';
  await act(async () => openContact('Spørg om de 2 biler', message));
  expect(dialog()?.querySelector('h2')?.textContent).toBe('Spørg om de 2 biler');
  await type('firstName', 'Karen');
  await type('lastName', 'Prøve');
  await type('email', 'karen@eksempel.example');
  await act(async () => dialog()?.querySelector<HTMLElement>('[type=submit]')?.click());
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(sent).toMatchObject([{ type: 'contact', message }]);
});
