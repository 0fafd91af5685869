import { useRef } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { choose } from '#admin/feedback/ask.ts';
import type { RecordDefinition } from '../define-record.ts';
import { showField } from '../show-field.ts';
import type { Editing, RecordValues } from '../types.ts';

/**
 * Returns a function that asks the record's questions before a save, each once, and resolves with
 * whether to save. A refusal leads to the field of the first question. Also returns the confirmed
 * questions so far.
 */
export function useConfirmation<V extends RecordValues>(
  { confirmation }: RecordDefinition<V>,
  form: UseFormReturn<V>,
  showImages?: () => void,
): { confirm: (target: Editing<V>) => Promise<boolean>; confirmedTexts: () => string[] } {
  const confirmed = useRef(new Set<string>());

  async function confirm(target: Editing<V>): Promise<boolean> {
    const question = await confirmation?.(target, form.getValues());
    const items = question?.items.filter(({ text }) => !confirmed.current.has(text)) ?? [];
    if (!question || items.length === 0) return true;
    const { title, body, cancel, other } = question;
    const answer = await choose({
      ...{ title, body, confirm: question.confirm, cancel },
      items: items.map(({ text }) => text),
      other: other?.label,
    });
    if (answer === 'cancel') {
      // Once the dialog has closed, which restores the focus.
      requestAnimationFrame(() => show(items[0]?.field ?? null));
      return false;
    }
    if (answer === 'other' && other) assignValues(form, other.values);
    else if (question.confirmValues) assignValues(form, question.confirmValues);
    else for (const { text } of items) confirmed.current.add(text);
    return true;
  }

  function show(field: (keyof V & string) | 'images' | null): void {
    if (field === 'images') showImages?.();
    else if (field !== null) {
      const shown = showField(field);
      if (shown instanceof HTMLInputElement) shown.select();
    }
  }

  return { confirm, confirmedTexts: () => [...confirmed.current] };
}

/** Sets some values of a form, and returns what they were before. */
export function assignValues<V extends RecordValues>(
  form: UseFormReturn<V>,
  values: Partial<V>,
): Partial<V> {
  const before: Partial<V> = {};
  for (const field of Object.keys(values) as (keyof V & string)[]) {
    const name = field as unknown as Path<V>;
    before[field] = form.getValues()[field];
    form.setValue(name, values[field] as PathValue<V, Path<V>>, { shouldDirty: true });
  }
  return before;
}
