import { beforeEach, expect, it } from 'vitest';
import { fieldsOf } from '#domain/inquiry/forms.ts';
import { findDraft, removeDraft, saveDraft } from './drafts.ts';

const typed = {
  name: 'Karen Prøve',
  email: 'karen@eksempel.example',
  phone: '',
  message: 'Har den anhængertræk?',
};

const VEHICLE = fieldsOf('inquiry');

beforeEach(() => {
  removeDraft('inquiry a1');
});

it('a dialog starts with the values that were typed into it before', () => {
  saveDraft('inquiry a1', { values: typed, key: 'k' });
  expect(findDraft('inquiry a1', VEHICLE)).toEqual({ values: typed, key: 'k' });
});

it('another dialog starts with the name and the address that were typed last, and nothing else', () => {
  saveDraft('inquiry a1', { values: typed, key: 'k' });
  saveDraft('finance_request', {
    values: { fullName: 'Karen Holm', email: typed.email },
    key: null,
  });
  expect(findDraft('viewing a1', VEHICLE)).toEqual({
    values: { name: 'Karen Holm', email: typed.email, phone: '' },
    key: null,
  });
  expect(findDraft('inquiry a1', VEHICLE)?.values['name']).toBe('Karen Holm');
});

it('a dialog that was sent leaves no draft', () => {
  saveDraft('inquiry a1', { values: typed, key: 'k' });
  removeDraft('inquiry a1');
  expect(findDraft('inquiry a1', VEHICLE)).toBeUndefined();
  expect(findDraft('viewing a1', VEHICLE)).toBeUndefined();
});
