import Plus from 'lucide-react/icons/plus';
import { useWatch } from 'react-hook-form';
import { vehicleFormCopy as copy } from '#copy/admin/vehicle-form.ts';
import { equipmentLabel } from '#copy/equipment.ts';
import { matchEquipment } from '#domain/vehicle/match-equipment.ts';
import type { FormValues } from '../values.ts';
import { useEquipment } from './use-equipment.ts';

/** What the list of equipment names and the search does not have yet; a press adds it. */
export function EquipmentSuggestions() {
  const texts = useWatch<FormValues, 'specs_equipment'>({ name: 'specs_equipment' });
  const { chosen, setChosen } = useEquipment();
  const codes = matchEquipment(texts)
    .map(({ code }) => code)
    .filter((code) => !chosen.includes(code));
  if (codes.length === 0) return null;
  return (
    <div className="suggestions">
      <p className="suggestions__lead">{copy.suggestions}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <button
              type="button"
              className="suggestions__add"
              aria-label={copy.addSuggestion(equipmentLabel(code))}
              onClick={() => setChosen([code], true)}
            >
              <Plus aria-hidden="true" size={16} />
              {equipmentLabel(code)}
            </button>
          </li>
        ))}
      </ul>
      {codes.length > 1 && (
        <button type="button" className="link-button" onClick={() => setChosen(codes, true)}>
          {copy.addSuggestions(codes.length)}
        </button>
      )}
    </div>
  );
}
