// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { $toasts, dismissAllToasts } from '#components/ui/toast/toast-store.ts';
import { ServiceError } from '#firebase/service/service-error.ts';
import { notifyError } from './notify.ts';

beforeEach(dismissAllToasts);

test('a call that fails because the session has ended shows no toast beside the sign-in form', () => {
  notifyError('Error saving vehicle', new ServiceError('signed_out', 'auth/user-token-expired'));
  expect($toasts.get()).toEqual([]);
});

test('a failure that repeats replaces its toast, so that a phone keeps its screen', () => {
  notifyError('Please select a PDF file');
  notifyError('Please select a PDF file');
  notifyError('Please provide a damage description');
  expect($toasts.get().map(({ title }) => title)).toEqual([
    'Please select a PDF file',
    'Please provide a damage description',
  ]);
});

test('a failure toast has the specified title, a Danish sentence, and the text of the service as details', () => {
  notifyError('Error saving vehicle', new ServiceError('refused', 'Quota exceeded.'));
  expect($toasts.get()).toMatchObject([
    {
      title: 'Error saving vehicle',
      description: 'Serveren kunne ikke gøre det. Prøv igen.',
      details: { label: 'Detaljer', text: 'Quota exceeded.' },
      tone: 'destructive',
    },
  ]);
});
