import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type KeyboardEvent,
  type ToggleEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { StatusDot } from '#admin/vehicles/StatusDot.tsx';
import { statusCopy } from '#copy/admin/shell.ts';
import { vehicleTableCopy as copy } from '#copy/admin/vehicles/vehicle-table.ts';
import { VEHICLE_STATUSES, type VehicleStatus } from '#domain/schema/enumerations.ts';
import { listboxKey } from './listbox-key.ts';

/** Space between the button and its list, and between the list and the edge of the window, in px. */
const GAP = 4;

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
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(options.indexOf(status));
  const [typed, setTyped] = useState({ text: '', at: 0 });

  // With its options, which are there only while it is open.
  useLayoutEffect(() => {
    if (open && button.current && list.current) place(list.current, button.current);
  }, [open]);

  // As a native select does: the list does not follow the page.
  useEffect(() => {
    if (!open) return;
    const close = () => list.current?.hidePopover();
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('scroll', close, { passive: true, signal });
    window.addEventListener('resize', close, { signal });
    return () => end.abort();
  }, [open]);

  function choose(option: VehicleStatus | undefined): void {
    list.current?.hidePopover();
    if (option && option !== status) onChoose(option);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey) return;
    const found = listboxKey(event.key, {
      ...{ open, active, labels: options.map((option) => statusCopy[option]) },
      typed: event.timeStamp - typed.at < 500 ? typed.text : '',
    });
    if (!found) return;
    if (found.prevent) event.preventDefault();
    if (found.action === 'choose') choose(options[active]);
    else if (found.action === 'close') list.current?.hidePopover();
    else if (found.action === 'open') list.current?.showPopover();
    // After the list has opened, which makes the selected option the active one.
    if (found.active !== undefined) setActive(found.active);
    setTyped({ text: found.typed ?? '', at: event.timeStamp });
  }

  function onBeforeToggle({ newState }: ToggleEvent<HTMLElement>): void {
    // Not on `toggle`, which comes later than the next key of a quick hand.
    setOpen(newState === 'open');
    if (newState === 'open') setActive(options.indexOf(status));
  }

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
        onKeyUp={(event) => {
          // Firefox presses a button when Space is released, even if the press was cancelled.
          if (event.key === ' ') event.preventDefault();
        }}
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
              onClick={() => choose(option)}
            >
              <StatusDot status={option} />
              {statusCopy[option]}
            </div>
          ))}
      </div>
    </>
  );
}

/** Below the button, or above it where there is no space below. */
function place(list: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  // Measured as it will be shown.
  list.style.display = 'block';
  const { offsetHeight, offsetWidth } = list;
  list.style.display = '';
  const below = bottom + GAP;
  const fits = below + offsetHeight + GAP <= window.innerHeight;
  list.style.top = `${fits ? below : Math.max(GAP, top - GAP - offsetHeight)}px`;
  list.style.left = `${Math.max(GAP, Math.min(left, document.documentElement.clientWidth - offsetWidth - GAP))}px`;
}
