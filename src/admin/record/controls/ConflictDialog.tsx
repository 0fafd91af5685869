import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { recordCopy } from '#copy/admin/record.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { displayText } from '../saving/change-text.ts';
import { type Choices, type Difference, differences, type Side } from '../saving/conflict.ts';
import type { Naming, RecordValues } from '../types.ts';

/** Asks for each field that both have changed which value to save, after someone else has saved first. */
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
    <Dialog title={recordCopy.conflict.title} onClose={onClose}>
      <p>{recordCopy.conflict.body}</p>
      {found
        .filter(({ both }) => both)
        .map((difference) => (
          <FieldChoice
            key={difference.field}
            difference={difference}
            naming={naming}
            chosen={choices[difference.field] ?? 'mine'}
            onChoose={(side) => setChoices({ ...choices, [difference.field]: side })}
          />
        ))}
      <div className="actions">
        <Button onClick={() => onChoose(choices)}>{recordCopy.conflict.save}</Button>
        <Button quiet onClick={onClose}>
          {adminCopy.cancel}
        </Button>
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
    ['mine', recordCopy.conflict.mine, mine],
    ['theirs', recordCopy.conflict.theirs, theirs],
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
            <strong>{label}:</strong> {displayText(naming, field, value)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
