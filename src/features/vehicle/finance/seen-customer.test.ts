// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { selectSeenCustomer } from './seen-customer.ts';

const CAR = `${location.origin}/car/tesla`;

function blockOf(listed: string | null): HTMLElement {
  const block = document.createElement('section');
  if (listed !== null) block.dataset['leasing'] = listed;
  for (const value of ['erhverv', 'privat']) {
    const radio = document.createElement('input');
    Object.assign(radio, { type: 'radio', name: 'customer', value, checked: value === 'erhverv' });
    block.append(radio);
  }
  return block;
}

const selected = (block: HTMLElement) =>
  block.querySelector<HTMLInputElement>('input:checked')?.value;

test('a visitor from a list finds the customer type whose payment the list showed', () => {
  const block = blockOf('privat');
  selectSeenCustomer(block, CAR, `${location.origin}/inventory`);
  expect(selected(block)).toBe('privat');
});

test.each(['', 'https://search.example/?q=tesla'])(
  'a visitor from elsewhere (%s) finds business first',
  (referrer) => {
    const block = blockOf('privat');
    selectSeenCustomer(block, CAR, referrer);
    expect(selected(block)).toBe('erhverv');
  },
);

test.each([
  ['erhverv', '/business-leasing', 'erhverv'],
  ['privat', '', 'privat'],
  ['gratis', '/inventory', 'privat'],
])(
  'the address of a car page with ?kunde=%s, opened from %j, opens with the payment of %s',
  (named, from, customer) => {
    const block = blockOf('privat');
    selectSeenCustomer(block, `${CAR}?kunde=${named}`, from && `${location.origin}${from}`);
    expect(selected(block)).toBe(customer);
  },
);
