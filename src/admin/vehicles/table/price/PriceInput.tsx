import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { numberText } from '#admin/numbers/parse.ts';
import { selectOnFocus } from '#admin/numbers/select-on-focus.ts';
import { vehicleTableCopy as copy } from '#copy/admin/vehicles/vehicle-table.ts';
import { parseDecimal } from '#domain/text/danish-number.ts';
import { rowAfter } from '../selection/select-range.ts';
import { takePrice } from './change-price.ts';
import { $editedPrice, closePrice, editPriceOf } from './edited-price.ts';

/** DKK that an arrow key adds or takes off. */
const STEP = 1000;

/**
 * The field of a price: Enter saves and goes to the next row, Escape keeps the price, leaving the
 * field saves, the arrow keys change it by a thousand kroner.
 */
export function PriceInput({ name }: { name: string }) {
  const edited = useStore($editedPrice);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  /** From Enter, or leaving, until the outcome of the price is known. */
  const taking = useRef(false);
  useEffect(() => input.current?.focus(), []);
  if (!edited) return null;
  const { vehicle, text, problem } = edited;
  const type = (next: string) => $editedPrice.set({ vehicle, text: next });

  /** Resolves with whether the price is saved, or is what it was. */
  async function take(): Promise<boolean> {
    if (taking.current) return false;
    taking.current = true;
    const typed = await takePrice(vehicle, text);
    taking.current = false;
    if (typed.kind === 'problem') $editedPrice.set({ vehicle, text, problem: typed.problem });
    // Once the dialog has closed, which restores the focus.
    if (typed.kind === 'kept') requestAnimationFrame(() => input.current?.focus());
    return typed.kind === 'taken';
  }

  async function takeAndGoOn(): Promise<void> {
    // Before the save, which may move the row to another place.
    const next = rowAfter(vehicle.id);
    if (!(await take())) return;
    if (next === undefined) closePrice(vehicle.id);
    else editPriceOf(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') void takeAndGoOn();
    else if (event.key === 'Escape') closePrice(vehicle.id);
    else if (event.key === 'ArrowUp') type(stepped(text, STEP));
    else if (event.key === 'ArrowDown') type(stepped(text, -STEP));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <input
        {...selectOnFocus}
        ref={input}
        className="stock__amount-input"
        inputMode="decimal"
        autoComplete="off"
        aria-label={copy.priceOf(name)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? hint : undefined}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // Another window, or the question about this price, has the focus.
          if (document.activeElement === input.current || taking.current) return;
          void take().then((taken) => taken && closePrice(vehicle.id));
        }}
      />
      {problem && (
        <span id={hint} className="stock__problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}

function stepped(text: string, step: number): string {
  const value = parseDecimal(text);
  return value === null ? text : numberText(Math.max(0, value + step));
}
