import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type DefaultValues, type Resolver, useForm } from 'react-hook-form';
import { adminCopy } from '#copy/admin/shell.ts';
import { ServiceError } from '#firebase/service-error.ts';
import { notifyError, notifySuccess, notifyWithNext } from '../feedback/notify.ts';
import { type Choices, changedFields, merged } from './conflict.ts';
import { clearDraft, type DraftKey, writeDraft } from './draft.ts';
import type { Editing, RecordValues, SaveOutcome, Start } from './types.ts';
import { useRetry } from './use-retry.ts';

export type Saving<V extends RecordValues> =
  | { state: 'idle' | 'saving' }
  /** No answer from the service; tried again until there is one. */
  | { state: 'waiting' }
  | { state: 'conflict'; theirs: V; version: number };

export interface RecordForm<V extends RecordValues> {
  start: Start<V>;
  draft: DraftKey;
  resolver: Resolver<V>;
  /** Called with values that passed the resolver. */
  save: (editing: Editing<V>, values: V) => Promise<SaveOutcome<V>>;
  toasts: { created: string; updated: string; saveFailed: string; goneMeanwhile: string };
  /** After a save: where to go. */
  onSaved: () => void;
  /** Somebody typed on while the new record `id` was being created: their form goes on there. */
  onGoOn: (id: string) => Promise<void>;
  /** Images come next, and they need the record to be there. */
  onAddImages: (id: string) => Promise<void>;
}

/** The form of one record with its draft, its save, and all that may come between. */
export function useRecordForm<V extends RecordValues>(options: RecordForm<V>) {
  const {
    start,
    draft,
    resolver,
    toasts,
    onSaved,
    onGoOn,
    onAddImages,
    save: saveRecord,
  } = options;
  const { uid, kind, id } = draft;
  const [editing, setEditing] = useState(start.editing);
  const [saving, setSaving] = useState<Saving<V>>({ state: 'idle' });
  const form = useForm<V>({ defaultValues: start.editing.base as DefaultValues<V>, resolver });
  const { reset, subscribe, getValues, handleSubmit, trigger } = form;

  // Drafts and copies differ from what is stored: the form is changed from the start, before anybody
  // sees it or types into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the form opened with.
  useLayoutEffect(() => reset(start.values, { keepDefaultValues: true }), []);

  const isChanged = useCallback(
    () => changedFields(getValues(), editing.base).length > 0,
    [getValues, editing.base],
  );

  useEffect(() => {
    const keep = () => {
      const values = getValues();
      const { base, version } = editing;
      if (changedFields(values, base).length === 0) clearDraft({ uid, kind, id });
      else writeDraft({ uid, kind, id }, { values, base, version });
    };
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, getValues, editing, uid, kind, id]);

  // Leaving the view on purpose drops the draft; a reload never comes by here.
  useEffect(() => () => clearDraft({ uid, kind, id }), [uid, kind, id]);

  async function save(target: Editing<V>): Promise<void> {
    if (!(await trigger(undefined, { shouldFocus: true }))) return setSaving({ state: 'idle' });
    const values = getValues();
    setSaving((old) => (old.state === 'waiting' ? old : { state: 'saving' }));
    try {
      const outcome = await saveRecord(target, values);
      if (outcome.kind === 'conflict') {
        return setSaving({ ...outcome, state: 'conflict' });
      }
      setSaving({ state: 'idle' });
      if (outcome.kind === 'gone') return notifyError(toasts.saveFailed, toasts.goneMeanwhile);
      if (target.created) notifySuccess(toasts.updated);
      else notifyWithNext(toasts.created, adminCopy.addImages, () => onAddImages(target.id));
      goOn({ ...target, created: true, base: values, version: outcome.version }, target.created);
    } catch (cause) {
      const waits = cause instanceof ServiceError && cause.problem === 'offline';
      // A try that fails again in the background is not worth another toast.
      if (!waits || saving.state !== 'waiting') notifyError(toasts.saveFailed, cause);
      setSaving({ state: waits ? 'waiting' : 'idle' });
    }
  }

  /** After a save: leaves, unless more was typed while it was under way. */
  function goOn(saved: Editing<V>, stays: boolean): void {
    const values = getValues();
    const { base, version } = saved;
    const more = changedFields(values, base).length > 0;
    reset(base);
    clearDraft({ uid, kind, id });
    if (!more) {
      onSaved();
      return;
    }
    reset(values, { keepDefaultValues: true });
    writeDraft({ uid, kind, id: saved.id }, { values, base, version });
    if (stays) setEditing(saved);
    else void onGoOn(saved.id);
  }

  useRetry(saving.state === 'waiting', () => save(editing));

  /** Takes the choices of the conflict dialog and saves again; null goes back to the form. */
  function resolveConflict(choices: Choices<V> | null): void {
    if (saving.state !== 'conflict') return;
    const { theirs, version } = saving;
    setSaving({ state: 'idle' });
    if (!choices) return;
    const values = merged(getValues(), theirs, choices);
    const target = { ...editing, created: true, base: theirs, version };
    setEditing(target);
    reset(theirs);
    reset(values, { keepDefaultValues: true });
    void save(target);
  }

  return {
    form,
    editing,
    saving,
    isChanged,
    resolveConflict,
    submit: handleSubmit(async () => {
      if (saving.state !== 'saving') await save(editing);
    }),
  };
}
