import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { damageSentence } from '#copy/damages.ts';
import type { DamageFacts } from '#domain/damage/facts.ts';
import type { OutlineBody } from '#domain/damage/outline/bodies.ts';
import type { ManagedImage } from '../data/managed-image.ts';
import { DamageFields } from './DamageFields.tsx';
import type { OtherPin } from './OutlinePicker.tsx';

interface Props {
  image: ManagedImage;
  position: number;
  body: OutlineBody;
  others: readonly OtherPin[];
  onSave: (text: string, facts: DamageFacts) => Promise<void>;
}

/** The facts of a stored damage, closed until staff open them. */
export function DamageDetails({ image, position, body, others, onSave }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{damageSentence(image.damage) || copy.damageFacts(position)}</summary>
      {isOpen && <Editor {...{ image, position, body, others, onSave }} />}
    </details>
  );
}

function Editor({ image, position, body, others, onSave }: Parameters<typeof DamageDetails>[0]) {
  const [facts, setFacts] = useState(image.damage);
  const [hasSaved, setHasSaved] = useState(false);
  // A text that was written by hand stays.
  const isWritten = image.text !== damageSentence(image.damage);
  const isStored = JSON.stringify(facts) === JSON.stringify(image.damage);

  async function save() {
    await onSave(isWritten ? image.text : damageSentence(facts) || image.text, facts);
    setHasSaved(true);
  }
  return (
    <>
      <DamageFields {...{ facts, body, others }} number={position} onChange={setFacts} />
      <Button small aria-label={copy.saveDamage(position)} onClick={() => void save()}>
        {adminCopy.save}
      </Button>
      <p className="quiet small" role="status">
        {hasSaved && isStored && adminCopy.saved}
      </p>
    </>
  );
}
