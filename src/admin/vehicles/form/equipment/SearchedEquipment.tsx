import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useFormContext, useWatch } from 'react-hook-form';
import { LinkButton } from '#admin/ui/Button.tsx';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { equipmentCopy } from '#copy/equipment.ts';
import { EQUIPMENT_CODES, type EquipmentCode } from '#domain/schema/equipment-codes.ts';
import { matchEquipment } from '#domain/vehicle/match-equipment.ts';
import type { FormValues } from '../values.ts';

/**
 * The equipment by which the search finds the vehicle, and what it recognises in the list besides; a
 * press changes that.
 */
export function SearchedEquipment() {
  const { setValue } = useFormContext<FormValues>();
  const [texts, chosen] = useWatch<FormValues, ['specs_equipment', 'equipment']>({
    name: ['specs_equipment', 'equipment'],
  });
  const recognised = matchEquipment(texts).map(({ code }) => code);
  const codes = EQUIPMENT_CODES.filter(
    (code) => chosen.includes(code) || recognised.includes(code),
  );
  const left = codes.filter((code) => !chosen.includes(code));
  if (codes.length === 0) return null;

  function setChosen(changed: readonly EquipmentCode[], isChosen: boolean) {
    const next = codes.filter((code) =>
      changed.includes(code) ? isChosen : chosen.includes(code),
    );
    setValue('equipment', next, { shouldDirty: true });
  }
  return (
    <details className="suggestions group__whole column column--close">
      <summary className="quiet small">
        {copy.searched(codes.length - left.length, codes.length)}
      </summary>
      <ul className="button-row">
        {codes.map((code) => {
          const isChosen = !left.includes(code);
          const Icon = isChosen ? Check : Plus;
          return (
            <li key={code}>
              <button
                type="button"
                className="suggestions__add"
                aria-label={copy.addSuggestion(equipmentCopy[code])}
                aria-pressed={isChosen}
                onClick={() => setChosen([code], !isChosen)}
              >
                <Icon aria-hidden="true" size={16} />
                {equipmentCopy[code]}
              </button>
            </li>
          );
        })}
      </ul>
      {left.length > 1 && (
        <LinkButton onClick={() => setChosen(left, true)}>
          {copy.addSuggestions(left.length)}
        </LinkButton>
      )}
    </details>
  );
}
