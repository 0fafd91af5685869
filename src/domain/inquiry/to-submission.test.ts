import { expect, it } from 'vitest';
import { splitName, toSubmission } from './to-submission.ts';

it.each([
  ['Anna', { firstName: 'Anna', lastName: '' }],
  ['  Anna   Marie  Sørensen ', { firstName: 'Anna', lastName: 'Marie Sørensen' }],
])('splitName splits %j into first and last name', (name, expected) => {
  expect(splitName(name)).toEqual(expected);
});

it('the form with a choice of subject sends the type of its subject, and not the subject', () => {
  const values = { firstName: 'Anna', lastName: 'Holm', email: 'a@b.dk', phone: '', message: '' };
  const context = { valuationMessage: () => '' };
  const types = {
    contact: 'contact',
    finance_request: 'finance_request',
    quote: 'leasing_request',
  };
  for (const [subject, type] of Object.entries(types)) {
    expect(toSubmission('ask', { ...values, subject }, context)).toEqual({ ...values, type });
  }
});
