import { expect, test } from 'vitest';
import { privacyNotice } from '#copy/marketing/legal.ts';
import { INQUIRY_TYPES, SELL_INQUIRY_ID } from './forms.ts';
import { expiresAt, PURPOSES, purposeOf, RETENTION_MONTHS } from './purposes.ts';

const NOW = new Date('2026-08-15T10:00:00Z');

test('every purpose belongs to a kind of inquiry, and a valuation is not a question about a car', () => {
  const valuation = { type: 'inquiry' as const, vehicle: { id: SELL_INQUIRY_ID } };
  expect(purposeOf(valuation)).toBe('valuation');
  const found = INQUIRY_TYPES.map((type) => purposeOf({ type, vehicle: { id: 'volvo' } }));
  expect([...new Set([...found, 'valuation'])].sort()).toEqual([...PURPOSES].sort());
});

test('an inquiry is deleted as many calendar months later as its purpose says', () => {
  const months = (asked: Parameters<typeof expiresAt>[0]) => expiresAt(asked, NOW).toISOString();
  expect(months({ type: 'contact', vehicle: null })).toBe('2027-02-15T10:00:00.000Z');
  expect(months({ type: 'leasing', vehicle: { id: 'volvo' } })).toBe('2027-08-15T10:00:00.000Z');
});

test('/privatliv names every purpose with its months', () => {
  const facts = {
    legalName: 'A',
    cvr: '1',
    address: 'B',
    email: 'c@d.dk',
    phone: '1',
    returns: null,
  };
  const items = privacyNotice(facts).sections.flatMap((section) => section.items ?? []);
  expect(items).toHaveLength(PURPOSES.length);
  for (const [index, purpose] of PURPOSES.entries()) {
    expect(items[index]?.text).toContain(`efter ${RETENTION_MONTHS[purpose]} måneder`);
  }
});
