import { useState } from 'react';
import { numberText, parseNumber } from '#admin/numbers/parse.ts';
import { CheckField, SelectField, TextField } from '#admin/ui/TextField.tsx';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { damageKindCopy, damagePartLabel } from '#copy/damages.ts';
import {
  DAMAGE_KINDS,
  DAMAGE_PARTS,
  type DamageFacts,
  type DamagePart,
} from '#domain/damage/facts.ts';
import type { OutlineBody } from '#domain/damage/outline/bodies.ts';
import { partAt, placeOf } from '#domain/damage/part-at.ts';
import { MAX_DAMAGE_CM } from '#domain/image/image.ts';
import { type OtherPin, OutlinePicker } from './OutlinePicker.tsx';

/** Sizes in cm that one press chooses. */
const SIZES = [1, 2, 3, 5, 8, 10, 15, 20, 30];

const PARTS = [
  { value: '', label: copy.noDamagePart },
  ...DAMAGE_PARTS.map((part) => ({ value: part, label: damagePartLabel(part) })),
];

interface Props {
  facts: DamageFacts;
  body: OutlineBody;
  /** On its pin. */
  number: number;
  others: readonly OtherPin[];
  onChange: (facts: DamageFacts) => void;
}

export function DamageFields({ facts, body, number, others, onChange }: Props) {
  const change = (changes: Partial<DamageFacts>) => onChange({ ...facts, ...changes });
  return (
    <div className="damage-fields column">
      <Choices
        legend={copy.damageKind}
        options={DAMAGE_KINDS.map((kind) => ({ value: kind, label: damageKindCopy[kind] }))}
        chosen={facts.damage_kind}
        onChoose={(damage_kind) => change({ damage_kind })}
      />
      <OutlinePicker
        {...{ body, number, others }}
        place={facts.damage_place}
        part={facts.damage_part}
        onPlace={(place) => change({ damage_place: place, damage_part: partAt(body, place) })}
      />
      <SelectField
        label={copy.damagePart}
        value={facts.damage_part ?? ''}
        options={PARTS}
        onChange={({ target }) => {
          const part = (target.value || null) as DamagePart | null;
          change({ damage_part: part, damage_place: part && placeOf(body, part) });
        }}
      />
      <Choices
        legend={copy.damageSize}
        options={SIZES.map((cm) => ({ value: cm, label: copy.centimetres(numberText(cm)) }))}
        chosen={facts.damage_size_cm}
        onChoose={(damage_size_cm) => change({ damage_size_cm })}
      />
      <SizeField
        // A size that was chosen by a press is written anew.
        key={facts.damage_size_cm}
        cm={facts.damage_size_cm}
        onChange={(damage_size_cm) => change({ damage_size_cm })}
      />
      <CheckField
        label={copy.damageRepaired}
        checked={facts.damage_repaired}
        onChange={({ target }) => change({ damage_repaired: target.checked })}
      />
    </div>
  );
}

/** Buttons of which at most one is pressed. */
function Choices<Value extends string | number>({
  legend,
  options,
  chosen,
  onChoose,
}: {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
}) {
  return (
    <fieldset className="button-row">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value === chosen ? null : value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** A size that no button has; an unreadable one is none. */
function SizeField({ cm, onChange }: { cm: number | null; onChange: (cm: number | null) => void }) {
  const [text, setText] = useState(cm === null || SIZES.includes(cm) ? '' : numberText(cm));
  return (
    <TextField
      label={copy.damageOtherSize}
      value={text}
      inputMode="decimal"
      maxLength={6}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => {
        const read = parseNumber(text, 'decimal');
        const size = read !== null && read > 0 && read <= MAX_DAMAGE_CM ? read : null;
        if (text !== '' && size !== cm) onChange(size);
      }}
    />
  );
}
