import { expect, test } from 'vitest';
import { dealer } from '#dealer';
import { businessContactCopy } from '../marketing/business-contact.ts';
import { contactCopy } from './contact.ts';

test('pages promise an answer as soon as the receipt of an inquiry does, and no sooner', () => {
  const { section, page } = contactCopy;
  for (const text of [section.lead, page.reach.lead, businessContactCopy.text]) {
    expect(text).toContain(
      `Vi svarer inden for ${dealer.answers.withinHours} timer i åbningstiden.`,
    );
  }
});
