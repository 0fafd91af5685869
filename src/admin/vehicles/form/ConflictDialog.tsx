import { useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { admin, STATUS_NAMES } from '../../../copy/admin.ts';
import { FIELD_LABELS } from '../../../copy/admin-vehicle.ts';
import { FUEL_LABELS, GEARBOX_LABELS } from '../../../copy/labels.ts';
import { type Difference, differences, type Side } from './conflict.ts';
import type { FormField, FormValues } from './values.ts';

type Choices = Partial<Record<FormField, Side>>;

/** Another editor was faster: field by field, which of the two is to stand. */
export function ConflictDialog({
  base,
  mine,
  theirs,
  onChoose,
  onClose,
}: {
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
  onChoose: (choices: Choices) => void;
  onClose: () => void;
}) {
  const [found] = useState(() => differences(base, mine, theirs));
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(found.map(({ field, choice }) => [field, choice])),
  );
  return (
    <Dialog title={admin.conflict.title} onClose={onClose}>
      <p>{admin.conflict.body}</p>
      {found.map((difference) => (
        <FieldChoice
          key={difference.field}
          difference={difference}
          chosen={choices[difference.field] ?? 'mine'}
          onChoose={(side) => setChoices({ ...choices, [difference.field]: side })}
        />
      ))}
      <div className="actions">
        <button type="button" className="button" onClick={() => onChoose(choices)}>
          {admin.conflict.save}
        </button>
        <button type="button" className="button button--quiet" onClick={onClose}>
          {admin.cancel}
        </button>
      </div>
    </Dialog>
  );
}

function FieldChoice({
  difference: { field, mine, theirs },
  chosen,
  onChoose,
}: {
  difference: Difference;
  chosen: Side;
  onChoose: (side: Side) => void;
}) {
  const sides = [
    ['mine', admin.conflict.mine, mine],
    ['theirs', admin.conflict.theirs, theirs],
  ] as const;
  return (
    <fieldset className="conflict">
      <legend>{FIELD_LABELS[field]}</legend>
      {sides.map(([side, label, value]) => (
        <label key={side} className="conflict__side">
          <input
            type="radio"
            name={`conflict-${field}`}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>
            <strong>{label}:</strong> {words(field, value)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function words(field: FormField, value: FormValues[FormField]): string {
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej';
  if (Array.isArray(value)) return value.join(', ') || '–';
  if (field === 'status') return STATUS_NAMES[value as FormValues['status']];
  const names: Record<string, string> = { ...FUEL_LABELS, ...GEARBOX_LABELS };
  if (field === 'fuel_type' || field === 'gearkasse') return names[value] ?? '–';
  return value || '–';
}
