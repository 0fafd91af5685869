import { accessoryNaming } from '#admin/accessories/choices.ts';
import { numberText } from '#admin/numbers/parse.ts';
import { changeText } from '#admin/record/saving/change-text.ts';
import type { Naming, RecordValues } from '#admin/record/types.ts';
import { vehicleNaming } from '#admin/vehicles/editor/naming.ts';
import type { FormValues } from '#admin/vehicles/form/values.ts';
import { fileFieldCopy, trashCopy } from '#copy/admin/history.ts';
import { damageKindCopy, damagePartLabel, damageViewCopy } from '#copy/damages.ts';
import { formatDate } from '#copy/format.ts';
import type { DamagePart } from '#domain/damage/facts.ts';
import type { FieldChange } from '#domain/history/history.ts';

type Value = string | boolean | string[];

/** The changes of a line of the log in words; `record` is the path of the document. */
export function wordsOf(record: string, changes: readonly FieldChange[]): string[] {
  const naming = namingOf(record);
  return changes.map(({ field, before, after }) =>
    changeText(naming, field, formValue(before, after), formValue(after, before)),
  );
}

/** The kind of a file, such as an image; null for the record of a vehicle or accessory, or none. */
export function fileKindOf(record: string): string | null {
  const [collection = ''] = record.split('/');
  if (collection === 'vehicles' || collection === 'accessories') return null;
  const kinds: Record<string, string> = trashCopy.kinds;
  return kinds[collection] ?? null;
}

function namingOf(record: string): Naming<RecordValues> {
  if (record.startsWith('accessories/')) return accessoryNaming as Naming<RecordValues>;
  const { labels, valueText } = vehicleNaming;
  const named: Record<string, string> = { ...fileFieldCopy, ...labels };
  return {
    // A field that no form names is shown under its own name.
    labels: new Proxy(named, { get: (all, field) => all[String(field)] ?? String(field) }),
    valueText: (field, value) =>
      field in labels
        ? valueText(field as keyof FormValues, value as never)
        : damageValueText(field, String(value)),
  };
}

/** A code among the facts of a damage in words; another value as it is. */
function damageValueText(field: string, value: string): string {
  const words: Record<string, string> =
    field === 'damage_kind' ? damageKindCopy : field === 'damage_place' ? damageViewCopy : {};
  if (field === 'damage_part') return damagePartLabel(value as DamagePart);
  return words[value] ?? value;
}

/** A stored value as a form has it; a list that was not filled in is empty. */
function formValue(stored: unknown, other: unknown): Value {
  if (Array.isArray(stored)) return stored.map(String);
  if (stored === null || stored === undefined) return Array.isArray(other) ? [] : '';
  if (typeof stored === 'boolean') return stored;
  if (typeof stored === 'number') return numberText(stored);
  if (typeof stored === 'object' && 'view' in stored) return String(stored.view);
  if (typeof stored === 'object' && 'toDate' in stored && typeof stored.toDate === 'function') {
    return formatDate(stored.toDate() as Date);
  }
  return String(stored);
}
