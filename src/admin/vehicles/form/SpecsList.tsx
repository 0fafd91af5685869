import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDraftText } from '#admin/autosave/use-draft-text.ts';
import { $route } from '#admin/navigation/route.ts';
import { IconButton } from '#admin/ui/IconButton.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { vehicleFormCopy as copy } from '#copy/admin/vehicle.ts';
import { VEHICLE_FIELDS } from '#domain/vehicle/fields/table.ts';
import { EquipmentSuggestions } from './groups/EquipmentSuggestions.tsx';
import { withSpec } from './specs.ts';
import type { FormValues } from './values.ts';

/** The list of equipment: Enter or the button adds an entry, the cross removes one. */
export function SpecsList() {
  const { setValue, formState } = useFormContext<FormValues>();
  const specs = useWatch<FormValues, 'specs_equipment'>({ name: 'specs_equipment' });
  const [id] = useState(() => $route.get().id ?? 'new');
  const { text, type, forget } = useDraftText({ kind: 'spec', id, storage: 'device' }, '');
  const entry = useRef<HTMLInputElement>(null);
  const change = (next: string[]) => setValue('specs_equipment', next, { shouldDirty: true });
  function add() {
    change(withSpec(specs, text));
    type('');
  }

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
    <div className="specs group__whole">
      <div className="specs__add">
        <TextField
          ref={entry}
          label={copy.newSpec}
          value={text}
          maxLength={VEHICLE_FIELDS.specs_equipment.maxLength}
          autoComplete="off"
          error={formState.errors.specs_equipment?.message}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would submit the whole form.
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="button button--quiet" onClick={add}>
          {copy.addSpec}
        </button>
      </div>
      {specs.length === 0 && <p className="quiet">{copy.noSpecs}</p>}
      <ul className="specs__list">
        {specs.map((spec) => (
          <li key={spec} className="specs__item">
            {spec}
            <IconButton
              icon={X}
              label={copy.removeSpec(spec)}
              onClick={() => change(specs.filter((other) => other !== spec))}
            />
          </li>
        ))}
      </ul>
      <EquipmentSuggestions />
    </div>
  );
}
