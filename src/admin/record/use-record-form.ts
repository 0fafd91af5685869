import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import { adminCopy } from '#copy/admin/shell.ts';
import type { Fields } from '#firebase/documents/fields.ts';
import { ServiceError } from '#firebase/service/service-error.ts';
import { ask } from '../feedback/ask.ts';
import {
  notifyError,
  notifySuccess,
  notifyUndoable,
  notifyWithAction,
} from '../feedback/notify.ts';
import { guardUnsavedChanges } from '../navigation/unsaved-changes.ts';
import type { RecordDefinition } from './define-record.ts';
import { clearDraft, writeDraft } from './draft.ts';
import { changesText } from './saving/change-text.ts';
import { type Choices, changedFields, combined, merged, overlaps } from './saving/conflict.ts';
import { assignValues, useConfirmation } from './saving/use-confirmation.ts';
import { useRetry } from './saving/use-retry.ts';
import type { Editing, RecordValues, Start } from './types.ts';

export type Saving<V extends RecordValues> =
  | { state: 'idle' | 'saving' }
  /** The service did not answer; the save is retried until it does. */
  | { state: 'waiting' }
  | { state: 'conflict'; theirs: V; version: number };

interface RecordFormOptions<V extends RecordValues> {
  record: RecordDefinition<V>;
  start: Start<V>;
  /** Leaves the form after a save or a cancel. */
  leave: () => Promise<void>;
  /** Opens the form of a document; of a new one where `id` is null. */
  open: (id: string | null, options?: { force: boolean }) => Promise<void>;
  /** Opens the form of a document at its images. */
  openImages: (id: string, options?: { force: boolean }) => Promise<void>;
  /** Scrolls to the images below the form. */
  showImages?: () => void;
  /** Whether a new document opens at its images once it is saved. */
  goesOnAtImages?: (values: V) => boolean;
}

/** The form of one document with its draft, its save, its conflicts and its retries. */
export function useRecordForm<V extends RecordValues>(options: RecordFormOptions<V>) {
  const { record, start, leave, open, openImages, showImages, goesOnAtImages } = options;
  const { toasts, resolver } = record;
  const { uid, kind, id } = start.draftKey;
  const [editing, setEditing] = useState(start.editing);
  const [saving, setSaving] = useState<Saving<V>>({ state: 'idle' });
  const form = useForm<V>({ defaultValues: start.editing.base as DefaultValues<V>, resolver });
  const { reset, subscribe, getValues, handleSubmit, trigger } = form;

  // A draft or a copy differs from the stored values, so the form is dirty from the start. Set
  // before the first paint, so that nobody types in between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the form opened with.
  useLayoutEffect(() => reset(start.values, { keepDefaultValues: true }), []);

  const isChanged = useCallback(
    () => changedFields(getValues(), editing.base).length > 0,
    [getValues, editing.base],
  );
  useEffect(() => guardUnsavedChanges(isChanged), [isChanged]);

  useEffect(() => {
    const updateDraft = () => {
      const values = getValues();
      const { base, version } = editing;
      if (changedFields(values, base).length === 0) clearDraft({ uid, kind, id });
      else writeDraft({ uid, kind, id }, { values, base, version });
    };
    return subscribe({ formState: { values: true }, callback: updateDraft });
  }, [subscribe, getValues, editing, uid, kind, id]);

  // Leaving the view drops the draft. A reload does not unmount, so the draft survives it.
  useEffect(() => () => clearDraft({ uid, kind, id }), [uid, kind, id]);

  /** From a press on a save button until its save has ended, questions included. */
  const submitting = useRef(false);
  const { confirm, confirmedTexts } = useConfirmation(record, form, showImages);

  /** Saves the form, with what the pressed button `set`s. */
  async function save(target: Editing<V>, set: Partial<V> = {}): Promise<void> {
    if (!(await trigger(undefined, { shouldFocus: true }))) return setSaving({ state: 'idle' });
    const before = assignValues(form, set);
    if (!(await confirm(target))) {
      assignValues(form, before);
      return setSaving({ state: 'idle' });
    }
    setSaving((old) => (old.state === 'waiting' ? old : { state: 'saving' }));
    const values = getValues();
    // Before the save changes them.
    const derived = record.storedDerived?.(target.id) ?? {};
    try {
      const reason = confirmedTexts().join(' ');
      const outcome = await record.save(target, values, { reason });
      if (outcome.kind === 'conflict') {
        const { theirs, version } = outcome;
        // With what was typed while the save was running.
        const mine = getValues();
        if (overlaps(target.base, mine, theirs)) {
          return setSaving({ ...outcome, state: 'conflict' });
        }
        return saveCombined(target, mine, theirs, version);
      }
      setSaving({ state: 'idle' });
      if (outcome.kind === 'gone') return offerAgain(target, outcome.trashed);
      saved(target, values, outcome.version, derived);
    } catch (cause) {
      const waits = cause instanceof ServiceError && cause.problem === 'offline';
      // A retry that fails again adds no toast.
      if (!waits || saving.state !== 'waiting') notifyError(toasts.saveFailed, cause);
      setSaving({ state: waits ? 'waiting' : 'idle' });
    }
  }

  /** Says what was saved, offers to undo it, and leaves. */
  function saved(target: Editing<V>, values: V, version: number, derived: Fields): void {
    record.afterSaved?.(target, values);
    const description = record.describeSaved?.(target, values);
    const now = { ...target, exists: true, base: values, version };
    if (target.exists) {
      const changes = changesText(record.naming, target.base, values);
      const text = [description, changes].filter(Boolean).join(' ');
      if (changes) notifyUndoable(toasts.updated, text, () => undo(now, target.base, derived));
      else notifySuccess(toasts.updated, text || undefined);
    } else {
      const showImages = () => openImages(target.id);
      notifyWithAction(toasts.created, description, adminCopy.addImages, showImages);
    }
    finish(now, target.exists);
  }

  /** Saves what was before, unless a colleague has saved since. */
  async function undo(now: Editing<V>, before: V, derived: Fields): Promise<void> {
    try {
      const outcome = await record.save(now, before, { derived });
      if (outcome.kind === 'saved') notifySuccess(adminCopy.undone);
      else notifyError(adminCopy.undoFailed, adminCopy.notUndone);
    } catch (cause) {
      notifyError(adminCopy.undoFailed, cause);
    }
  }

  /** Saves again with a colleague's changes, which concern other fields. */
  async function saveCombined(
    target: Editing<V>,
    mine: V,
    theirs: V,
    version: number,
  ): Promise<void> {
    const values = combined(target.base, mine, theirs);
    const combinedTarget = { ...target, exists: true, base: theirs, version };
    setEditing(combinedTarget);
    reset(theirs);
    reset(values, { keepDefaultValues: true });
    await save(combinedTarget);
  }

  /** Asks whether what someone else deleted is saved again. */
  async function offerAgain(target: Editing<V>, trashed: number | null): Promise<void> {
    const sure = await ask({
      title: toasts.goneMeanwhile,
      body: trashed === null ? adminCopy.gone.emptied : adminCopy.gone.body,
      confirm: adminCopy.gone.again,
      cancel: adminCopy.cancel,
      danger: false,
    });
    if (!sure) return;
    const values = getValues();
    try {
      const outcome = await record.saveAgain(target, values, trashed);
      if (outcome.kind !== 'saved') return notifyError(toasts.saveFailed, toasts.goneMeanwhile);
      notifySuccess(toasts.created);
      finish({ ...target, exists: true, base: values, version: outcome.version }, true);
    } catch (cause) {
      notifyError(toasts.saveFailed, cause);
    }
  }

  /** Leaves after a save, unless more was typed while it was running. */
  function finish(saved: Editing<V>, stays: boolean): void {
    const values = getValues();
    const { base, version } = saved;
    const changed = changedFields(values, base).length > 0;
    reset(base);
    clearDraft({ uid, kind, id });
    if (!changed) {
      const goesOn = !stays && goesOnAtImages?.(base);
      void (goesOn ? openImages(saved.id, { force: true }) : leave());
      return;
    }
    reset(values, { keepDefaultValues: true });
    writeDraft({ uid, kind, id: saved.id }, { values, base, version });
    if (stays) setEditing(saved);
    else void open(saved.id, { force: true });
  }

  useRetry(saving.state === 'waiting', () => save(editing));

  /** Applies the choices of the conflict dialog and saves again; null returns to the form. */
  function resolveConflict(choices: Choices<V> | null): void {
    if (saving.state !== 'conflict') return;
    const { theirs, version } = saving;
    setSaving({ state: 'idle' });
    if (!choices) return;
    const values = merged(getValues(), theirs, choices);
    const target = { ...editing, exists: true, base: theirs, version };
    setEditing(target);
    reset(theirs);
    reset(values, { keepDefaultValues: true });
    void save(target);
  }

  /** Leaves without saving; a toast offers to restore what was typed. */
  async function cancel(): Promise<void> {
    const { base, version } = editing;
    const values = isChanged() ? getValues() : null;
    // Before leaving, so that the next form does not restore it.
    clearDraft({ uid, kind, id });
    await leave();
    if (!values) return;
    notifyUndoable(adminCopy.discarded, undefined, async () => {
      writeDraft({ uid, kind, id }, { values, base, version });
      await open(id);
    });
  }

  return {
    form,
    editing,
    saving,
    naming: record.naming,
    resolveConflict,
    cancel,
    submit: handleSubmit(async (_, event) => {
      if (submitting.current) return;
      const { submitter } = (event?.nativeEvent ?? {}) as Partial<SubmitEvent>;
      const pressed = submitter?.getAttribute('name') ?? '';
      // Without a button, as by a key, the form keeps what the last save set.
      submitting.current = true;
      try {
        await save(editing, submitter ? record.valuesOfButton?.(pressed, editing.id) : {});
      } finally {
        submitting.current = false;
      }
    }),
  };
}
