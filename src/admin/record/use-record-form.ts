import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import { recordCopy } from '#copy/admin/record.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { uploadQueueCopy } from '#copy/admin/upload-queue.ts';
import type { Fields } from '#firebase/documents/fields.ts';
import { ask } from '../feedback/ask.ts';
import {
  dismissErrors,
  notifyError,
  notifySuccess,
  notifyUndoable,
  notifyWithAction,
} from '../feedback/notify.ts';
import { guardUnsavedChanges } from '../navigation/unsaved-changes.ts';
import { $edits, $sent } from '../queue/edits.ts';
import { saveEdit } from '../queue/save-edit.ts';
import { $session } from '../session/store.ts';
import type { RecordDefinition } from './define-record.ts';
import { clearDraft, writeDraft } from './draft.ts';
import { changesText } from './saving/change-text.ts';
import { type Choices, changedFields, combined, merged, overlaps } from './saving/conflict.ts';
import { assignValues, useConfirmation } from './saving/use-confirmation.ts';
import type { Editing, RecordValues, Start } from './types.ts';

export type Saving<V extends RecordValues> =
  | { state: 'idle' | 'saving' }
  /** These values are in the queue of this device. */
  | { state: 'waiting'; values: V }
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
  showImages?: () => void;
  /** Whether a new document opens at its images once it is saved. */
  goesOnAtImages?: (values: V) => boolean;
}

/** The form of one document with its draft, its save and its conflicts. */
export function useRecordForm<V extends RecordValues>(options: RecordFormOptions<V>) {
  const { record, start, leave, open, openImages, showImages, goesOnAtImages } = options;
  const { toasts, resolver } = record;
  const { uid, kind, id } = start.draftKey;
  const [editing, setEditing] = useState(start.editing);
  const [saving, setSaving] = useState<Saving<V>>(
    start.isQueued ? { state: 'waiting', values: start.values } : { state: 'idle' },
  );
  const form = useForm<V>({ defaultValues: start.editing.base as DefaultValues<V>, resolver });
  const { reset, subscribe, getValues, handleSubmit, trigger } = form;

  // A draft or a copy differs from the stored values, so the form is dirty from the start. Set
  // before the first paint, so that nobody types in between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the form opened with.
  useLayoutEffect(() => reset(start.values, { keepDefaultValues: true }), []);

  const known = saving.state === 'waiting' ? saving.values : editing.base;
  const isChanged = useCallback(
    () => changedFields(getValues(), known).length > 0,
    [getValues, known],
  );
  useEffect(() => guardUnsavedChanges(isChanged), [isChanged]);

  const updateDraft = useCallback(() => {
    const values = getValues();
    const { base, version } = editing;
    if (changedFields(values, base).length === 0) clearDraft({ uid, kind, id });
    else writeDraft({ uid, kind, id }, { id: editing.id, values, base, version });
  }, [getValues, editing, uid, kind, id]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: updateDraft }),
    [subscribe, updateDraft],
  );

  // Leaving the view drops the draft. A reload does not unmount, so the draft survives it; and it
  // stays for its author where somebody else has signed in after their session had ended.
  useEffect(
    () => () => {
      const session = $session.get();
      if (session.state === 'signed_in' && session.account.uid !== uid) return;
      clearDraft({ uid, kind, id });
    },
    [uid, kind, id],
  );

  /** From a press on a save button until its save has ended, questions included. */
  const submitting = useRef(false);
  const { confirm, confirmedTexts } = useConfirmation(record, form, showImages);

  /** Saves the form, with what the pressed button `set`s. */
  async function save(target: Editing<V>, set: Partial<V> = {}): Promise<void> {
    // Queued values stay in the queue.
    const stop = () => setSaving((old) => (old.state === 'waiting' ? old : { state: 'idle' }));
    if (!(await trigger(undefined, { shouldFocus: true }))) return stop();
    const before = assignValues(form, set);
    if (!(await confirm(target))) {
      assignValues(form, before);
      return stop();
    }
    setSaving({ state: 'saving' });
    dismissErrors(toasts.saveFailed);
    const values = getValues();
    // Values from the queue count as typed text again until they are saved.
    updateDraft();
    // Before the save changes them.
    const derived = record.storedDerived?.(target.id) ?? {};
    try {
      const reason = confirmedTexts().join(' ');
      const outcome = await saveEdit(record, target, values, { uid, reason });
      if (outcome.kind === 'conflict') {
        const { theirs, version } = outcome;
        // With what was typed while the save was running.
        const mine = getValues();
        if (overlaps(target.base, mine, theirs)) {
          return setSaving({ ...outcome, state: 'conflict' });
        }
        // A change of another field than theirs.
        return saveOver(theirs, version, combined(target.base, mine, theirs));
      }
      if (outcome.kind === 'queued') return queued(target, values);
      setSaving({ state: 'idle' });
      if (outcome.kind === 'gone') return offerAgain(target, outcome.trashed);
      saved(target, values, outcome.version, derived);
    } catch (cause) {
      notifyError(toasts.saveFailed, cause);
      setSaving({ state: 'idle' });
    }
  }

  /** Continues as after a save, since the queue of the device has the values. */
  function queued(target: Editing<V>, values: V): void {
    const { queued: title, queuedBody } = uploadQueueCopy.edits;
    notifySuccess(title, queuedBody);
    setSaving({ state: 'waiting', values });
    if (changedFields(getValues(), values).length > 0) return;
    clearDraft({ uid, kind, id });
    goOn(target, values);
  }

  /** Leaves the form, or opens the images of a new document where those come next. */
  function goOn(target: Editing<V>, values: V): void {
    void (!target.exists && goesOnAtImages?.(values)
      ? openImages(target.id, { force: true })
      : leave());
  }

  // What the queue has sent is what is stored now; what was typed since stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the document of the form.
  useEffect(
    () =>
      $sent.subscribe((all) => {
        const sent = all[editing.id];
        if (sent && sent.version > editing.version) adopt(sent as Editing<V>);
      }),
    [editing],
  );

  // A form that was left open shows what colleagues have saved since; what was typed stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the document of the form.
  useEffect(() => {
    if (!editing.exists || saving.state !== 'idle') return;
    const isUntouched = () => !submitting.current && !isChanged();
    const onFocus = async () => {
      if (!isUntouched()) return;
      // Without an answer the form stays, and a save finds out.
      const stored = await record.startEdit(uid, editing.id).catch(() => null);
      if (!stored || stored.editing.version <= editing.version || !isUntouched()) return;
      reset(stored.editing.base);
      setEditing(stored.editing);
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [editing, saving.state, isChanged]);

  // It met another save or was refused; staff see why once it is tried again.
  const isBlocked = useStore($edits).some(
    (edit) => edit.documentId === editing.id && edit.state === 'blocked',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is blocked.
  useEffect(() => {
    if (isBlocked) void save(editing);
  }, [isBlocked]);

  /** Reports the save, offers to undo it, and leaves. */
  function saved(target: Editing<V>, values: V, version: number, derived: Fields): void {
    record.afterSaved?.(target, values);
    const description = record.describeSaved?.(target, values);
    const now = { ...target, exists: true, base: values, version };
    if (target.exists) {
      const changes = changesText(record.naming, target.base, values);
      const text = [description, changes].filter(Boolean).join(' ');
      if (changes) notifyUndoable(toasts.updated, text, () => undo(now, target.base, derived));
      else notifySuccess(toasts.updated, text || undefined);
    } else if (goesOnAtImages?.(values)) {
      notifySuccess(toasts.created, description);
    } else {
      const showImages = () => openImages(target.id);
      notifyWithAction(toasts.created, description, adminCopy.addImages, showImages);
    }
    finish(now, target);
  }

  /** Restores the previous values, unless a colleague has saved since. */
  async function undo(now: Editing<V>, before: V, derived: Fields): Promise<void> {
    try {
      const outcome = await record.save(now, before, { derived });
      if (outcome.kind === 'saved') notifySuccess(adminCopy.undone);
      else notifyError(adminCopy.undoFailed, adminCopy.notUndone);
    } catch (cause) {
      notifyError(adminCopy.undoFailed, cause);
    }
  }

  /** Saves `values` over what a colleague has saved meanwhile. */
  async function saveOver(theirs: V, version: number, values: V): Promise<void> {
    const target = { ...editing, exists: true, base: theirs, version };
    setEditing(target);
    reset(theirs);
    reset(values, { keepDefaultValues: true });
    await save(target);
  }

  /** Asks whether to save a document again that someone else deleted. */
  async function offerAgain(target: Editing<V>, trashed: number | null): Promise<void> {
    const sure = await ask({
      title: toasts.goneMeanwhile,
      body: trashed === null ? recordCopy.gone.emptied : recordCopy.gone.body,
      confirm: recordCopy.gone.again,
    });
    if (!sure) return;
    const values = getValues();
    try {
      const outcome = await record.saveAgain(target, values, trashed);
      if (outcome.kind !== 'saved') return notifyError(toasts.saveFailed, toasts.goneMeanwhile);
      notifySuccess(toasts.created);
      const again = { ...target, exists: true };
      finish({ ...again, base: values, version: outcome.version }, again);
    } catch (cause) {
      notifyError(toasts.saveFailed, cause);
    }
  }

  /** Leaves after a save, unless more was typed while it was running. */
  function finish(saved: Editing<V>, target: Editing<V>): void {
    if (changedFields(getValues(), saved.base).length > 0) adopt(saved);
    else {
      reset(saved.base);
      clearDraft({ uid, kind, id });
      goOn(target, saved.base);
    }
  }

  /** Continues with the stored document, and the values typed since. */
  function adopt(saved: Editing<V>): void {
    const values = getValues();
    const { base, version } = saved;
    reset(base);
    reset(values, { keepDefaultValues: true });
    clearDraft({ uid, kind, id });
    setSaving({ state: 'idle' });
    if (changedFields(values, base).length > 0) {
      writeDraft({ uid, kind, id: saved.id }, { id: saved.id, values, base, version });
    }
    if (id === null) void open(saved.id, { force: true });
    else setEditing(saved);
  }

  /** Applies the choices of the conflict dialog and saves again; null returns to the form. */
  function resolveConflict(choices: Choices<V> | null): void {
    if (saving.state !== 'conflict') return;
    const { theirs, version } = saving;
    setSaving({ state: 'idle' });
    if (!choices) return;
    void saveOver(theirs, version, merged(getValues(), theirs, choices));
  }

  /** Leaves without saving; a toast offers to restore what was typed. */
  async function cancel(): Promise<void> {
    const { base, version, id: documentId } = editing;
    const values = isChanged() ? getValues() : null;
    // Before leaving, so that the next form does not restore it.
    clearDraft({ uid, kind, id });
    await leave();
    if (!values) return;
    notifyUndoable(recordCopy.discarded, undefined, async () => {
      writeDraft({ uid, kind, id }, { id: documentId, values, base, version });
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
      // Without a button, as by a key, the form keeps the values that the last save set.
      submitting.current = true;
      try {
        await save(editing, submitter ? record.valuesOfButton?.(pressed, editing.id) : {});
      } finally {
        submitting.current = false;
      }
    }),
  };
}
