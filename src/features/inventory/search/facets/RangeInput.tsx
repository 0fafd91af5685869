import { type ComponentProps, useEffect, useRef } from 'react';
import { unitCopy } from '#copy/pages/inventory/search.ts';
import type { RangeFacet } from '#domain/search/facets.ts';
import { rangeParameter } from '#domain/search/state/parameters.ts';
import { parseNumber } from '#domain/search/state/parse-number.ts';
import { rangeNumber } from '../range-number.ts';

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
export function RangeInput({ facet, bound, label, value, end, ...handlers }: RangeInputProps) {
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
