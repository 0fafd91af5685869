import { useState } from 'react';
import { Dialog } from '#components/ui/Dialog.tsx';
import { adminCopy } from '#copy/admin/shell.ts';
import { type Choices, type Difference, differences, type Side } from './conflict.ts';
import type { RecordValues } from './types.ts';

export interface Naming<V extends RecordValues> {
  labels: Record<keyof V, string>;
  /** A value in words, where it is not its own word. */
  valueText: (field: keyof V & string, value: V[keyof V]) => string;
}

/** Another editor was faster: field by field, which of the two is to stand. */
export function ConflictDialog<V extends RecordValues>({
  base,
  mine,
  theirs,
  naming,
  onChoose,
  onClose,
}: {
  base: V;
  mine: V;
  theirs: V;
  naming: Naming<V>;
  onChoose: (choices: Choices<V>) => void;
  onClose: () => void;
}) {
  const [found] = useState(() => differences(base, mine, theirs));
  const [choices, setChoices] = useState(
    () => Object.fromEntries(found.map(({ field, choice }) => [field, choice])) as Choices<V>,
  );
  return (
    <Dialog title={adminCopy.conflict.title} onClose={onClose}>
      <p>{adminCopy.conflict.body}</p>
      {found.map((difference) => (
        <FieldChoice
          key={difference.field}
          difference={difference}
          naming={naming}
          chosen={choices[difference.field] ?? 'mine'}
          onChoose={(side) => setChoices({ ...choices, [difference.field]: side })}
        />
      ))}
      <div className="actions">
        <button type="button" className="button" onClick={() => onChoose(choices)}>
          {adminCopy.conflict.save}
        </button>
        <button type="button" className="button button--quiet" onClick={onClose}>
          {adminCopy.cancel}
        </button>
      </div>
    </Dialog>
  );
}

function FieldChoice<V extends RecordValues>({
  difference: { field, mine, theirs },
  naming,
  chosen,
  onChoose,
}: {
  difference: Difference<V>;
  naming: Naming<V>;
  chosen: Side;
  onChoose: (side: Side) => void;
}) {
  const sides = [
    ['mine', adminCopy.conflict.mine, mine],
    ['theirs', adminCopy.conflict.theirs, theirs],
  ] as const;
  return (
    <fieldset className="conflict">
      <legend>{naming.labels[field]}</legend>
      {sides.map(([side, label, value]) => (
        <label key={side} className="conflict__side">
          <input
            type="radio"
            name={`conflict-${field}`}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>
            <strong>{label}:</strong> {textOf(value, () => naming.valueText(field, value))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function textOf(value: RecordValues[string], words: () => string): string {
  if (typeof value === 'boolean') return value ? adminCopy.yes : adminCopy.no;
  const text = Array.isArray(value) ? value.join(', ') : words();
  return text || '–';
}
