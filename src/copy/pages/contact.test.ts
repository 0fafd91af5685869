import { expect, test } from 'vitest';
import { dealer } from '#dealer';
import { businessContactCopy } from '../marketing/business-contact.ts';
import { aboutCopy } from '../marketing/pages/about.ts';
import { contactCopy } from './contact.ts';
import { homeCopy } from './home.ts';
import { sellCarCopy } from './sell-car.ts';

test('pages promise an answer as soon as the receipt of an inquiry does, and no sooner', () => {
  const { section, page } = contactCopy;
  for (const text of [section.lead, page.reach.lead, businessContactCopy]) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      `Vi svarer inden for ${dealer.answers.withinHours} timer i åbningstiden.`,
    );
  }
});

test('pages promise contact about a valuation within 24 hours, and on closed days no sooner than the receipt does', () => {
  const contact = sellCarCopy.benefits.find(({ title }) => title === 'Kontakt inden for 24 timer');
  expect(contact?.text).toContain('Har vi lukket den dag, bliver det den næste, vi har åbent.');
  for (const copy of [homeCopy, aboutCopy]) {
    expect(JSON.stringify(copy)).toMatch(/ontakt(?:er dig| om en vurdering) inden for 24 timer/u);
  }
});
