import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef } from 'react';
import { StatusDot } from '#admin/vehicles/StatusDot.tsx';
import { statusCopy } from '#copy/admin/shell.ts';
import { vehicleTableCopy as copy } from '#copy/admin/vehicles/vehicle-table.ts';
import { VEHICLE_STATUSES, type VehicleStatus } from '#domain/schema/enumerations.ts';
import { useListbox } from './use-listbox.ts';

/**
 * The status of a vehicle, which saves at once. Unlike in a native select, arrow keys choose
 * nothing: Enter, Space or a press does, Escape and leaving keep the status.
 */
export function StatusSelect({
  label,
  status,
  onChoose,
}: {
  label: string;
  status: VehicleStatus;
  onChoose: (status: VehicleStatus) => void;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const options: readonly VehicleStatus[] =
    status === 'archived' ? ['archived', ...VEHICLE_STATUSES] : VEHICLE_STATUSES;
  const listbox = useListbox({
    button,
    list,
    labels: options.map((option) => statusCopy[option]),
    selected: options.indexOf(status),
    onChoose: (index) => {
      const option = options[index];
      if (option && option !== status) onChoose(option);
    },
  });
  const { open, active, setActive, choose, onKeyDown, onKeyUp, onBeforeToggle } = listbox;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="stock__select"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}list`}
        aria-activedescendant={open ? `${id}${active}` : undefined}
        popoverTarget={`${id}list`}
        // Safari does not focus a button that is pressed.
        onClick={() => button.current?.focus()}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
      >
        {statusCopy[status]}
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      <div
        ref={list}
        id={`${id}list`}
        className="status-list"
        role="listbox"
        aria-label={copy.chooseStatus}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
      >
        {/* Not in every row of a long table. */}
        {open &&
          options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the button has the focus and the keys
            <div
              key={option}
              id={`${id}${index}`}
              className="status-list__option"
              role="option"
              tabIndex={-1}
              aria-selected={option === status}
              data-active={index === active || undefined}
              // Keeps the focus on the button.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(index)}
            >
              <StatusDot status={option} />
              {statusCopy[option]}
            </div>
          ))}
      </div>
    </>
  );
}
