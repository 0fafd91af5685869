import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type RefObject, useRef } from 'react';
import { useMediaQuery } from '#admin/ui/use-media-query.ts';
import { vehicleTableCopy as copy } from '#copy/admin/vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { SORT_COLUMNS, type SortColumn, type Sorting } from './table-rows.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { VehicleRow } from './VehicleRow.tsx';

/** Row heights in rem, as in stock.css: all rows have the same height. */
const ROW = 4.5;
const WIDE_CARD = 5.5;
const CARD = 11.75;
const LARGE_CARD = 18;

/** The vehicle table; it renders only the rows near the screen. */
export function VehicleTable({
  rows,
  sorting,
  onSort,
}: {
  rows: readonly Vehicle[];
  sorting: Sorting;
  onSort: (column: SortColumn) => void;
}) {
  const top = useRef<HTMLTableSectionElement>(null);
  const { start, end, before, after } = useVirtualRows(top, rows.length, useRowHeight());
  return (
    <table className="stock" aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          {SORT_COLUMNS.map((column) => (
            <th key={column} scope="col" aria-sort={ariaSort(sorting, column)}>
              <button type="button" className="stock__sort" onClick={() => onSort(column)}>
                {copy.columns[column]}
                <SortArrow sorting={sorting} column={column} />
              </button>
            </th>
          ))}
          <th scope="col">{copy.columns.actions}</th>
        </tr>
      </thead>
      <Gap height={before} gap={top} />
      <tbody>
        {rows.slice(start, end).map((vehicle, index) => (
          <VehicleRow key={vehicle.id} vehicle={vehicle} position={start + index + 2} />
        ))}
      </tbody>
      <Gap height={after} />
    </table>
  );
}

/** The height of a row in px, which depends on the window width and the browser's font size. */
function useRowHeight(): number {
  const table = useMediaQuery('(min-width: 75rem)');
  const wide = useMediaQuery('(min-width: 60rem)');
  const large = useMediaQuery('(max-width: 17rem)');
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return rem * (table ? ROW : wide ? WIDE_CARD : large ? LARGE_CARD : CARD);
}

function SortArrow({ sorting, column }: { sorting: Sorting; column: SortColumn }) {
  if (sorting?.column !== column) return null;
  const Arrow = sorting.descending ? ArrowDown : ArrowUp;
  return <Arrow aria-hidden="true" size={16} />;
}

/** Takes the height of the rows that are not rendered. */
function Gap({ height, gap }: { height: number; gap?: RefObject<HTMLTableSectionElement | null> }) {
  return (
    <tbody className="stock__gap" aria-hidden="true" ref={gap}>
      <tr style={{ height }} />
    </tbody>
  );
}

function ariaSort(sorting: Sorting, column: SortColumn): 'ascending' | 'descending' | 'none' {
  if (sorting?.column !== column) return 'none';
  return sorting.descending ? 'descending' : 'ascending';
}
