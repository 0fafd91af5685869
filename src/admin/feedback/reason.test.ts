import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { ServiceError } from '#firebase/service/service-error.ts';
import { reasonOf } from './reason.ts';
import { StaffError } from './staff-error.ts';

test('the reason of a refusal is a Danish sentence, with the text of the service as details', () => {
  const refused = new FirebaseError(
    'permission-denied',
    'Missing or insufficient permissions. line 174: false',
  );
  expect(reasonOf(refused)).toEqual({
    sentence: 'Du har ikke adgang til at gøre det, eller en kollega har ændret det imens.',
    details: 'Missing or insufficient permissions.',
  });
});

test('the reason of a lost connection says so first', () => {
  expect(reasonOf(new TypeError('Failed to fetch'))).toEqual({
    sentence: 'Ingen forbindelse til serveren.',
    details: 'Failed to fetch',
  });
});

test('a sentence that we wrote for staff is the reason itself', () => {
  const ours = new ServiceError('refused', 'Henvendelsen findes ikke længere.', { forStaff: true });
  expect(reasonOf(ours)).toEqual({ sentence: 'Henvendelsen findes ikke længere.' });
  expect(reasonOf(new StaffError('Filen er for stor.'))).toEqual({
    sentence: 'Filen er for stor.',
  });
  expect(reasonOf('Navnet mangler.')).toEqual({ sentence: 'Navnet mangler.' });
});
