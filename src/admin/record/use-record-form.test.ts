// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { $toasts } from '#components/ui/toast/toast-store.ts';
import { notifyError } from '../feedback/notify.ts';
import { $session } from '../session/store.ts';
import type { RecordDefinition } from './define-record.ts';
import type { SaveOutcome } from './types.ts';
import { useRecordForm } from './use-record-form.ts';

type Values = { model: string; color: string; notes: string };

afterEach(cleanup);

/** A form whose saves end as they are answered, oldest first. */
function renderForm() {
  const saved: Values[] = [];
  let answer = (_: SaveOutcome<Values>) => {};
  const record = {
    collection: 'vehicles',
    naming: {
      labels: { model: 'Model', color: 'Farve', notes: 'Note' },
      valueText: (_: string, value: string) => value,
    },
    toasts: { updated: 'Gemt', saveFailed: 'Ikke gemt' },
    resolver: (values: Values) => ({ values, errors: {} }),
    startEdit: async () => ({ editing: { ...start.editing, base: theirs, version: 2 } }),
    save: (_: unknown, values: Values) => {
      saved.push(values);
      return new Promise<SaveOutcome<Values>>((resolve) => {
        answer = resolve;
      });
    },
  } as unknown as RecordDefinition<Values>;
  const base = { model: 'V60', color: 'Sort', notes: '' };
  const theirs = { ...base, color: 'Rød' };
  const start = {
    draftKey: { uid: 'anna', kind: 'vehicle', id: 'volvo' },
    editing: { id: 'volvo', exists: true, base, version: 1 },
    ...{ values: base, notice: null },
  };
  const nowhere = async () => {};
  const { result, unmount } = renderHook(() =>
    useRecordForm({ record, start, leave: nowhere, open: nowhere, openImages: nowhere }),
  );
  return {
    base,
    saved,
    result,
    unmount,
    answer: (outcome: SaveOutcome<Values>) => answer(outcome),
  };
}

test('text that is typed while a save meets a colleague’s is saved with both changes', async () => {
  const { base, saved, result, answer } = renderForm();
  const { form } = result.current;

  form.setValue('model', 'V90');
  void result.current.submit();
  await waitFor(() => expect(saved).toHaveLength(1));
  form.setValue('notes', 'Nye dæk');
  answer({ kind: 'conflict', theirs: { ...base, color: 'Rød' }, version: 2 });
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toEqual({ model: 'V90', color: 'Rød', notes: 'Nye dæk' });
});

test('the notice of a save that failed goes when the next save begins', async () => {
  const { saved, result } = renderForm();
  notifyError('Ikke gemt');
  result.current.form.setValue('model', 'V90');
  void result.current.submit();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect($toasts.get()).toEqual([]);
});

test('an undo that a colleague’s save has overtaken says so, and not that a save failed', async () => {
  const { base, saved, result, answer } = renderForm();
  result.current.form.setValue('model', 'V90');
  void result.current.submit();
  await waitFor(() => expect(saved).toHaveLength(1));
  answer({ kind: 'saved', version: 2 });
  await waitFor(() => expect($toasts.get().at(-1)?.action).toBeDefined());
  $toasts.get().at(-1)?.action?.run();
  await waitFor(() => expect(saved).toHaveLength(2));
  answer({ kind: 'conflict', theirs: base, version: 3 });
  await waitFor(() =>
    expect($toasts.get().at(-1)).toMatchObject({
      title: 'Ændringen er ikke fortrudt',
      description: 'En kollega har gemt siden, så ændringen kan ikke fortrydes herfra.',
    }),
  );
});

test('an open form shows a colleague’s save when its window gets the focus, unless something is typed', async () => {
  const { form } = renderForm().result.current;
  form.setValue('notes', 'Nye dæk');
  window.dispatchEvent(new Event('focus'));
  await Promise.resolve();
  expect(form.getValues()).toMatchObject({ color: 'Sort', notes: 'Nye dæk' });
  form.setValue('notes', '');
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(form.getValues('color')).toBe('Rød'));
});

test('a draft stays for its author where a colleague signs in on the device, and goes with the form otherwise', () => {
  const account = {
    uid: 'bo',
    email: 'bo@eksempel.dk',
    role: 'sales',
    hasSecondFactor: false,
  } as const;
  const drafts = () => Object.keys(localStorage).filter((key) => key.includes('/anna/'));
  const leave = (uid: string) => {
    const { result, unmount } = renderForm();
    result.current.form.setValue('notes', 'Nye dæk');
    expect(drafts()).toHaveLength(1);
    $session.set({ state: 'signed_in', account: { ...account, uid } });
    unmount();
  };
  leave('bo');
  expect(drafts()).toHaveLength(1);
  leave('anna');
  expect(drafts()).toEqual([]);
});
