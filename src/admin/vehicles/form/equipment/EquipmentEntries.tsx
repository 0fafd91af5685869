import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDraftText } from '#admin/autosave/use-draft-text.ts';
import { $route } from '#admin/navigation/route.ts';
import { Button, LinkButton } from '#admin/ui/Button.tsx';
import { IconButton } from '#admin/ui/IconButton.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { splitEntries } from '#admin/vehicles/import/formats/texts.ts';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { VEHICLE_FIELDS } from '#domain/vehicle/fields/table.ts';
import type { FormValues } from '../values.ts';
import { useSuggestions } from './use-suggestions.tsx';

/** The entries of the list of equipment: Enter or the button adds one, the cross removes one. */
export function EquipmentEntries({
  entries,
  suggest,
  onChange,
  children,
}: {
  entries: readonly string[];
  /** The suggestions for a text. */
  suggest: (text: string) => readonly string[];
  onChange: (entries: string[]) => void;
  children: ReactNode;
}) {
  const { formState } = useFormContext<FormValues>();
  const [id] = useState(() => $route.get().id ?? 'new');
  const { text, type, forget } = useDraftText(
    { kind: 'specs_equipment', id, storage: 'device' },
    '',
  );
  const entry = useRef<HTMLInputElement>(null);
  function addAll(added: readonly string[]) {
    onChange(added.reduce<string[]>(withEntry, [...entries]));
    type('');
  }
  const add = () => addAll([text]);
  const parts = splitEntries(text);
  const suggestions = useSuggestions(suggest(text), (entry) => addAll([entry]));

  // An entry that is typed but not added is saved with the form.
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    const form = entry.current?.form;
    const onSubmit = () => latest.current();
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, []);

  // Like the draft of the form: leaving the view drops it, a reload does not.
  useEffect(() => forget, [forget]);

  return (
    <div className="group__whole column">
      <div className="specs__add">
        <TextField
          ref={entry}
          label={copy.newSpec}
          value={text}
          maxLength={VEHICLE_FIELDS.specs_equipment.maxLength}
          autoComplete="off"
          error={formState.errors.specs_equipment?.message}
          onChange={(event) => type(event.target.value)}
          {...suggestions.input}
          onKeyDown={(event) => {
            if (suggestions.onKeyDown(event)) return;
            if (event.key !== 'Enter') return;
            // Enter would submit the whole form.
            event.preventDefault();
            add();
          }}
        />
        <Button quiet onClick={add}>
          {copy.addEntry}
        </Button>
      </div>
      {parts.length > 1 && (
        <LinkButton onClick={() => addAll(parts)}>{copy.splitEntry(parts.length)}</LinkButton>
      )}
      {suggestions.list}
      {entries.length === 0 && <p className="quiet">{copy.noSpecs}</p>}
      <ul className="choices">
        {entries.map((one) => (
          <li key={one} className="specs__item">
            {one}
            <IconButton
              icon={X}
              label={copy.removeEntry(one)}
              onClick={() => onChange(entries.filter((other) => other !== one))}
            />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** The list with one more entry, trimmed; the same list if the entry is empty or a duplicate. */
export function withEntry(entries: readonly string[], text: string): string[] {
  const entry = text.trim();
  return entry === '' || entries.includes(entry) ? [...entries] : [...entries, entry];
}
