import { type ComponentProps, type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { searchCopy, unitCopy } from '#copy/pages/inventory/search.ts';
import type { RangeFacet } from '#domain/search/facets.ts';
import { rangeParameter } from '#domain/search/state/parameters.ts';
import { parseNumber } from '#domain/search/state/parse-number.ts';
import type { NumberRange } from '#domain/search/state/search-state.ts';
import type { RangeFacetData } from '../panel/panel-data.ts';
import { rangeNumber } from '../range-number.ts';
import { Histogram } from './Histogram.tsx';

/** After this pause in typing the numbers apply. */
const TYPED_AFTER_MS = 350;

interface RangeInputsProps {
  data: RangeFacetData;
  range: NumberRange;
  onChange: (range: NumberRange) => void;
}

/** Two numbers between which a value has to lie, with the spread of the stock above. */
export function RangeInputs({ data: { facet, bounds }, range, onChange }: RangeInputsProps) {
  const group = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const typed = (): NumberRange => {
    const [from, to] = group.current?.querySelectorAll('input') ?? [];
    return { from: parseNumber(from?.value ?? null), to: parseNumber(to?.value ?? null) };
  };
  const apply = (next: NumberRange) => {
    clearTimeout(timer.current);
    if (next.from !== range.from || next.to !== range.to) onChange(next);
  };
  /** A number that is still being typed may be below the other one. */
  const applySoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!isReversed(typed())) apply(typed());
    }, TYPED_AFTER_MS);
  };
  const applyNow = () => {
    const { from, to } = typed();
    apply(isReversed({ from, to }) ? { from: to, to: from } : { from, to });
  };
  /** Bounds change places only once both can have been typed. */
  const applyOnLeaving = ({ relatedTarget }: FocusEvent) => {
    if (!isReversed(typed()) || !group.current?.contains(relatedTarget)) applyNow();
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    applyNow();
  };
  const handlers = { onChange: applySoon, onBlur: applyOnLeaving, onKeyDown: applyOnEnter };
  return (
    <div className="range" ref={group}>
      {bounds && <Histogram bounds={bounds} range={range} />}
      <div className="range__fields">
        <RangeInput
          {...{ facet, bound: 'from', value: range.from, end: bounds?.min }}
          label={searchCopy.from}
          {...handlers}
        />
        <RangeInput
          {...{ facet, bound: 'to', value: range.to, end: bounds?.max }}
          label={searchCopy.to}
          {...handlers}
        />
      </div>
    </div>
  );
}

interface RangeInputProps
  extends Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'onKeyDown'> {
  facet: RangeFacet;
  bound: 'from' | 'to';
  label: string;
  value: number | null;
  /** The lowest or the highest value of the stock, shown while nothing is typed. */
  end: number | undefined;
}

/** One bound of a range. What is typed stays as typed until the bound changes elsewhere. */
function RangeInput({ facet, bound, label, value, end, ...handlers }: RangeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = value === null ? '' : rangeNumber(facet, value);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    const isOther = shown.current !== value;
    shown.current = value;
    if (!input.current || !isOther || parseNumber(input.current.value) === value) return;
    input.current.value = text;
  }, [value, text]);

  return (
    <label className="range__field">
      <span>{label}</span>
      <span className="range__control">
        <input
          {...handlers}
          ref={input}
          className="field__control range__input figures"
          type="text"
          form="search"
          inputMode="decimal"
          autoComplete="off"
          name={rangeParameter(facet, bound)}
          defaultValue={text}
          placeholder={end === undefined ? undefined : rangeNumber(facet, end)}
        />
        {unitCopy[facet] !== '' && (
          <span className="range__unit quiet small">{unitCopy[facet]}</span>
        )}
      </span>
    </label>
  );
}

function isReversed({ from, to }: NumberRange): boolean {
  return from !== null && to !== null && from > to;
}
