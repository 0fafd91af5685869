import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { vehicleToasts as toasts } from '../../../copy/admin-vehicle.ts';
import { ServiceError } from '../../../firebase/service-error.ts';
import { notifyError, notifySuccess } from '../../notify.ts';
import { goTo } from '../../shell/route.ts';
import { changedFields, merged, type Side } from './conflict.ts';
import { clearDraft, writeDraft } from './draft.ts';
import { saveVehicle } from './save.ts';
import type { Start } from './VehicleEditor.tsx';
import { resolver, validateForm } from './validate.ts';
import type { FormField, FormValues } from './values.ts';

export type Saving =
  | { state: 'idle' | 'saving' }
  /** No answer from the service; tried again until there is one. */
  | { state: 'waiting' }
  | { state: 'conflict'; theirs: FormValues; version: number };

const RETRY_MS = 5_000;

/** The form of a vehicle with its draft, its save, and what may come between. */
export function useVehicleForm(start: Start, uid: string) {
  const [editing, setEditing] = useState(start.editing);
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const form = useForm<FormValues>({ defaultValues: start.editing.base, resolver });
  const { reset, subscribe, getValues, handleSubmit, trigger } = form;
  const draftId = editing.created ? editing.id : null;

  // Drafts and copies differ from what is stored: the form is changed from the start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the form opened with.
  useEffect(() => reset(start.values, { keepDefaultValues: true }), []);

  const isChanged = useCallback(
    () => changedFields(getValues(), editing.base).length > 0,
    [getValues, editing.base],
  );

  useEffect(() => {
    const keep = () => {
      const values = getValues();
      if (changedFields(values, editing.base).length === 0) return clearDraft(uid, draftId);
      writeDraft(uid, draftId, { values, base: editing.base, version: editing.version });
    };
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, getValues, editing, uid, draftId]);

  // Leaving the view on purpose drops the draft; a reload never comes by here.
  useEffect(() => () => clearDraft(uid, draftId), [uid, draftId]);

  const save = useCallback(
    async (values: FormValues, target: typeof editing) => {
      const validated = validateForm(values);
      if (!validated.ok) {
        setSaving({ state: 'idle' });
        await trigger(undefined, { shouldFocus: true });
        return;
      }
      setSaving((old) => (old.state === 'waiting' ? old : { state: 'saving' }));
      try {
        const outcome = await saveVehicle(target, validated.fields);
        if (outcome.kind === 'saved') {
          clearDraft(uid, draftId);
          reset(values);
          notifySuccess(target.created ? toasts.updated : toasts.created);
          await goTo('vehicles', null, { force: true });
        } else if (outcome.kind === 'conflict') {
          setSaving({ state: 'conflict', theirs: outcome.theirs, version: outcome.version });
        } else {
          setSaving({ state: 'idle' });
          notifyError(toasts.saveFailed, toasts.goneMeanwhile);
        }
      } catch (cause) {
        const waits = cause instanceof ServiceError && cause.problem === 'offline';
        setSaving((old) => {
          if (old.state !== 'waiting' || !waits) notifyError(toasts.saveFailed, cause);
          return waits ? { state: 'waiting' } : { state: 'idle' };
        });
      }
    },
    [draftId, reset, trigger, uid],
  );

  useRetry(saving.state === 'waiting', () => save(getValues(), editing));

  const resolveConflict = useCallback(
    (choices: Partial<Record<FormField, Side>> | null) => {
      if (saving.state !== 'conflict') return;
      const { theirs, version } = saving;
      setSaving({ state: 'idle' });
      if (!choices) return;
      const values = merged(getValues(), theirs, choices);
      const target = { ...editing, base: theirs, version };
      setEditing(target);
      reset(theirs);
      reset(values, { keepDefaultValues: true });
      void save(values, target);
    },
    [saving, editing, getValues, reset, save],
  );

  return {
    form,
    editing,
    saving,
    draftId,
    isChanged,
    resolveConflict,
    submit: handleSubmit((values) => save(values, editing)),
  };
}

/** While `active`, tries again when the network is back and every few seconds. */
function useRetry(active: boolean, retry: () => Promise<void>): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (!active) return;
    let running = false;
    const attempt = async () => {
      if (running) return;
      running = true;
      await latest.current();
      running = false;
    };
    const timer = setInterval(attempt, RETRY_MS);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [active]);
}
