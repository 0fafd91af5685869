import { type KeyboardEvent, useRef } from 'react';
import { searchCopy, unitCopy } from '#copy/pages/search.ts';
import { rangeParameter } from '#domain/search/state/parameters.ts';
import { parseNumber } from '#domain/search/state/parse-number.ts';
import type { NumberRange } from '#domain/search/state/search-state.ts';
import { rangeNumber } from '../names/range-number.ts';
import { Histogram } from './Histogram.tsx';
import type { RangeFacetData } from './panel-data.ts';

/** Without typing for so long, the numbers are meant. */
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
  const unit = unitCopy[facet];

  const apply = () => {
    clearTimeout(timer.current);
    const [from, to] = [...(group.current?.querySelectorAll('input') ?? [])].map(({ value }) =>
      parseNumber(value),
    );
    const typed = { from: from ?? null, to: to ?? null };
    if (typed.from !== range.from || typed.to !== range.to) onChange(typed);
  };
  const applySoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, TYPED_AFTER_MS);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  const input = (bound: keyof NumberRange, label: string, end: number | undefined) => (
    <label className="range__field">
      <span>{label}</span>
      <span className="range__control">
        <input
          key={range[bound]}
          className="field__control figures"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={rangeParameter(facet, bound)}
          defaultValue={range[bound] === null ? '' : rangeNumber(facet, range[bound])}
          placeholder={end === undefined ? undefined : rangeNumber(facet, end)}
          onChange={applySoon}
          onBlur={apply}
          onKeyDown={applyOnEnter}
        />
        {unit !== '' && <span className="range__unit">{unit}</span>}
      </span>
    </label>
  );
  return (
    <div className="range" ref={group}>
      {bounds && <Histogram bounds={bounds} range={range} />}
      <div className="range__fields">
        {input('from', searchCopy.from, bounds?.min)}
        {input('to', searchCopy.to, bounds?.max)}
      </div>
    </div>
  );
}
