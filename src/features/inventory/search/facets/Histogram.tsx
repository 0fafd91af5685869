import type { RangeBounds } from '#domain/search/search-result.ts';
import type { NumberRange } from '#domain/search/state/search-state.ts';

interface HistogramProps {
  bounds: RangeBounds;
  range: NumberRange;
}

const HEIGHT = 32;
const BAR = 8;

/** How many cars lie where between the lowest and the highest value; the chosen part is darker. */
export function Histogram({ bounds: { min, max, histogram }, range }: HistogramProps) {
  const highest = Math.max(1, ...histogram);
  const step = (max - min) / histogram.length;
  const isInRange = (index: number) =>
    min + (index + 1) * step >= (range.from ?? min) && min + index * step <= (range.to ?? max);
  return (
    <svg
      className="histogram"
      viewBox={`0 0 ${histogram.length * BAR} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {histogram.map((count, index) => {
        const height = count === 0 ? 1 : 3 + (count / highest) * (HEIGHT - 3);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: A bar is its place.
            key={index}
            x={index * BAR + 1}
            y={HEIGHT - height}
            width={BAR - 2}
            height={height}
            data-chosen={isInRange(index) || undefined}
          />
        );
      })}
    </svg>
  );
}
