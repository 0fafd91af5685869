import { expect, test } from 'vitest';
import { dealer } from '#dealer';
import { OWNER_TAX_YEAR } from '#domain/finance/owner-tax-tables.ts';
import { termsTask } from './terms-task.ts';

const taskAt = (time: string, validUntil: string) =>
  termsTask(new Date(time), { lender: 'Banken', validUntil });

test('the terms of the loan are work of the day for two weeks, and once they have passed', () => {
  const taskOn = (day: string) => taskAt(`${day}T12:00:00Z`, '2026-06-30');
  expect(taskOn('2026-06-15')).toBeNull();
  const ends = { title: 'Lånets vilkår gælder til 30.06.2026' };
  expect(taskOn('2026-06-16')).toMatchObject(ends);
  expect(taskOn('2026-06-30')).toMatchObject(ends);
  const target = `mailto:${dealer.webmasterEmail}?subject=Siden%20viser%20ikke%20l%C3%A6ngere%20et%20l%C3%A5n`;
  expect(taskOn('2026-07-01')).toMatchObject({
    title: 'Siden viser ikke længere et lån',
    detail: 'Vilkårene fra Banken gjaldt til 30.06.2026.',
    target,
  });
});

test('the rates of the owner tax are work of the day once their year has passed in Denmark', () => {
  const taskOfTax = (time: string) => taskAt(`${OWNER_TAX_YEAR}-12-31T${time}`, '2099-12-31');
  expect(taskOfTax('22:59:59Z')).toBeNull();
  const title = `Siden viser ejerafgiften efter satser for ${OWNER_TAX_YEAR}`;
  expect(taskOfTax('23:00:00Z')).toMatchObject({ title });
});
