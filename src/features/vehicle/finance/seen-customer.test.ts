// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { selectSeenCustomer } from './seen-customer.ts';

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
  selectSeenCustomer(block, `${location.origin}/inventory`);
  expect(selected(block)).toBe('privat');
});

test.each(['', 'https://search.example/?q=tesla'])(
  'a visitor from elsewhere (%s) finds business first',
  (referrer) => {
    const block = blockOf('privat');
    selectSeenCustomer(block, referrer);
    expect(selected(block)).toBe('erhverv');
  },
);
