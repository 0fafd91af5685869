import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDraftText } from '#admin/autosave/use-draft-text.ts';
import { $route } from '#admin/navigation/route.ts';
import { Button, LinkButton } from '#admin/ui/Button.tsx';
import { IconButton } from '#admin/ui/IconButton.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { type ListName, VEHICLE_FIELDS } from '#domain/vehicle/fields/table.ts';
import { splitEntries } from '../import/formats/texts.ts';
import { useSuggestions } from './equipment/use-suggestions.tsx';
import type { FormValues } from './values.ts';

/** A list of texts: Enter or the button adds an entry, the cross removes one. */
export function VehicleList({
  name,
  label = vehicleFieldCopy[name],
  empty,
  suggest,
  onChange,
  children,
}: {
  name: ListName;
  label?: string;
  empty?: string;
  suggest?: (text: string) => readonly string[];
  /** Sets the list. Default: the field of the form. */
  onChange?: (entries: string[]) => void;
  children?: ReactNode;
}) {
  const { setValue, formState } = useFormContext<FormValues>();
  const entries = useWatch<FormValues, ListName>({ name });
  const [id] = useState(() => $route.get().id ?? 'new');
  const { text, type, forget } = useDraftText({ kind: name, id, storage: 'device' }, '');
  const entry = useRef<HTMLInputElement>(null);
  const change = onChange ?? ((next: string[]) => setValue(name, next, { shouldDirty: true }));
  function addAll(added: readonly string[]) {
    change(added.reduce<string[]>(withEntry, [...entries]));
    type('');
  }
  const add = () => addAll([text]);
  const parts = suggest ? splitEntries(text) : [];
  const suggestions = useSuggestions(suggest?.(text) ?? [], (entry) => addAll([entry]));

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
          label={label}
          value={text}
          maxLength={VEHICLE_FIELDS[name].maxLength}
          error={formState.errors[name]?.message}
          onChange={(event) => type(event.target.value)}
          {...(suggest && suggestions.input)}
          onKeyDown={(event) => {
            if (suggest && suggestions.onKeyDown(event)) return;
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
      {suggest && suggestions.list}
      {empty && entries.length === 0 && <p className="quiet">{empty}</p>}
      <ul className="button-row">
        {entries.map((one) => (
          <li key={one} className="specs__item framed">
            {one}
            <IconButton
              icon={X}
              label={copy.removeEntry(one)}
              onClick={() => change(entries.filter((other) => other !== one))}
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
