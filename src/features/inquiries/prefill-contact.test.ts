// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { contactSectionAbout } from '#paths';
import { prefillContact } from './prefill-contact.ts';

const message = () => document.querySelector('textarea')?.value;

beforeEach(() => {
  document.body.innerHTML = '<form><textarea name="message"></textarea></form>';
});

it('the contact form names the wheels that its visitor comes from, and its address does not', () => {
  history.replaceState(null, '', contactSectionAbout('Vinterhjul 19" & dæk'));
  prefillContact();
  expect(message()).toBe('Jeg er interesseret i Vinterhjul 19" & dæk. Kontakt mig gerne.');
  expect(location.search).toBe('');
  expect(location.hash).toBe('#kontakt');
});

it('the contact form begins an offer of wheels for visitors who have some to sell', () => {
  history.replaceState(null, '', contactSectionAbout('hjul', 'sell'));
  prefillContact();
  expect(message()).toMatch(/^Jeg vil gerne sælge hjul\. Mærke, størrelse og mønsterdybde:/u);
  expect(location.search).toBe('');
});

it('the contact form keeps what was typed, and stays empty without a name in the address', () => {
  history.replaceState(null, '', '/#kontakt');
  prefillContact();
  expect(message()).toBe('');
  history.replaceState(null, '', contactSectionAbout('Vinterhjul'));
  const area = document.querySelector('textarea');
  if (area) area.value = 'Skrevet';
  prefillContact();
  expect(message()).toBe('Skrevet');
});
