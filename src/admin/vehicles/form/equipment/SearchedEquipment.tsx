import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useWatch } from 'react-hook-form';
import { LinkButton } from '#admin/ui/Button.tsx';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { equipmentLabel } from '#copy/equipment.ts';
import { matchEquipment } from '#domain/vehicle/match-equipment.ts';
import { useEquipment } from '../groups/use-equipment.ts';
import type { FormValues } from '../values.ts';

/**
 * The recognised equipment of the list, and whether the search finds the vehicle by it; a press
 * changes that.
 */
export function SearchedEquipment() {
  const texts = useWatch<FormValues, 'specs_equipment'>({ name: 'specs_equipment' });
  const { chosen, setChosen } = useEquipment();
  const codes = matchEquipment(texts).map(({ code }) => code);
  const left = codes.filter((code) => !chosen.includes(code));
  if (codes.length === 0) return null;
  return (
    <details className="suggestions column column--close">
      <summary className="quiet small">
        {copy.searched(codes.length - left.length, codes.length)}
      </summary>
      <ul className="choices">
        {codes.map((code) => {
          const isChosen = !left.includes(code);
          const Icon = isChosen ? Check : Plus;
          return (
            <li key={code}>
              <button
                type="button"
                className="suggestions__add"
                aria-label={copy.addSuggestion(equipmentLabel(code))}
                aria-pressed={isChosen}
                onClick={() => setChosen([code], !isChosen)}
              >
                <Icon aria-hidden="true" size={16} />
                {equipmentLabel(code)}
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
