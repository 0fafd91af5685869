import { expect, test } from 'vitest';
import { taxiRentalCopy } from '#copy/marketing/pages/taxi-rental.ts';
import { dealer } from '#dealer';
import { businessLeasingCopy } from './business-leasing.ts';
import { loanCardCopy } from './finance.ts';

const textOf = (loan: Partial<Parameters<typeof loanCardCopy>[0]> = {}) => {
  const { rateKind, downPayment, months } = dealer.loan;
  const { text, points } = loanCardCopy({ rateKind, downPayment, months, ...loan });
  return [text, ...points].join(' ');
};

test('the card about loans says what the terms of the dealer’s loan say', () => {
  expect(textOf({ rateKind: 'variabel' })).toContain('variabel rente');
  expect(textOf({ rateKind: 'variabel' })).not.toMatch(/\bfast\b/iu);
  expect(textOf({ rateKind: 'fast' })).toContain('fast rente');
  expect(textOf({ downPayment: { least: 25 } })).toContain('mindst 25 %');
  expect(textOf()).toContain('12 til 96 måneder');
});

const SPEED = /hurtig|hverdag|straks|samme dag|nemt?\b|let\b|godkendt/iu;

test('the pages about business leasing and taxis stress no speed', () => {
  expect(JSON.stringify(businessLeasingCopy)).not.toMatch(SPEED);
  expect(JSON.stringify(taxiRentalCopy)).not.toMatch(SPEED);
});

test('the card about loans stresses no speed and promises no car that the lender may take back', () => {
  expect(textOf()).not.toMatch(SPEED);
  expect(textOf()).not.toMatch(/bilen er din/iu);
  expect(textOf()).toContain('ejendomsforbehold');
});
