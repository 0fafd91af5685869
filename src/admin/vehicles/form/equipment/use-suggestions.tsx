import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';

/**
 * Suggestions under a text field after the combobox pattern: the arrow keys choose, Enter or a press
 * accepts, Escape closes. The field keeps the focus, so that a phone keeps its keyboard.
 */
export function useSuggestions(
  options: readonly string[],
  accept: (option: string) => void,
): {
  input: ComponentProps<'input'>;
  /** Whether the key was meant for the suggestions. */
  onKeyDown: (event: KeyboardEvent) => boolean;
  list: ReactNode;
} {
  const id = useId();
  const [active, setActive] = useState<string | null>(null);
  const [closedFor, setClosedFor] = useState<string>();
  const isOpen = options.length > 0 && closedFor !== String(options);
  const index = isOpen ? options.indexOf(active ?? '') : -1;

  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen) return false;
    const chosen = options[index];
    if (event.key === 'Enter' && chosen !== undefined) accept(chosen);
    else if (event.key === 'Escape') setClosedFor(String(options));
    else if (event.key === 'ArrowDown') setActive(options[(index + 1) % options.length] ?? null);
    else if (event.key === 'ArrowUp') setActive(options.at(index <= 0 ? -1 : index - 1) ?? null);
    else return false;
    event.preventDefault();
    return true;
  }
  return {
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': index < 0 ? undefined : `${id}-${index}`,
    },
    onKeyDown,
    list: (
      <div
        id={id}
        className="button-row"
        role="listbox"
        aria-label={copy.suggestionsLabel}
        hidden={!isOpen}
      >
        {options.map((option, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys, as in every combobox
          <div
            key={option}
            id={`${id}-${position}`}
            className="chip"
            role="option"
            aria-selected={position === index}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => accept(option)}
          >
            {option}
          </div>
        ))}
      </div>
    ),
  };
}
