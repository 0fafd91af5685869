import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type RefObject, useRef } from 'react';
import { useMayChange } from '#admin/session/use-may.ts';
import { useMediaQuery } from '#admin/ui/use-media-query.ts';
import { vehicleTableCopy as copy } from '#copy/admin/vehicles/vehicle-table.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type ChosenColumn, type Column, isFact, rowColumns } from './columns.ts';
import type { Sorting } from './rows/table-rows.ts';
import { SelectAll } from './selection/SelectAll.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';
import { VehicleRow } from './VehicleRow.tsx';

/** Row heights in rem, as in `src/styles/admin/stock`: all rows have the same height. */
const ROW = 3.25;
const NARROW_ROW = 3.75;
const WIDE_CARD = 5;
const CARD = 10.5;
const LARGE_CARD = 21;

/**
 * The vehicle table; it renders only the rows near the screen. Every role is written out, since some
 * browsers take the role of a table element that is not laid out as a table away.
 */
export function VehicleTable({
  rows,
  sorting,
  columns,
  selected,
  onSort,
}: {
  rows: readonly Vehicle[];
  sorting: Sorting;
  columns: readonly ChosenColumn[];
  selected: ReadonlySet<string>;
  onSort: (column: Column) => void;
}) {
  const maySell = useMayChange('vehicles')('status');
  const top = useRef<HTMLTableSectionElement>(null);
  const isTable = useMediaQuery('(min-width: 75rem)');
  const height = useRowHeight(isTable);
  const { start, end } = useVirtualRows(top, rows.length, height, isTable ? 1 : 4);
  return (
    <table
      role="table"
      className={maySell ? 'stock stock--selectable' : 'stock'}
      aria-rowcount={rows.length + 1}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {rowColumns(columns).map((column) => (
            <th
              key={column}
              scope="col"
              role="columnheader"
              className={isFact(column) ? 'stock__fact' : `stock__${column}`}
              aria-sort={ariaSort(sorting, column)}
            >
              {column === 'vehicle' && maySell && <SelectAll rows={rows} selected={selected} />}
              <button type="button" className="stock__sort" onClick={() => onSort(column)}>
                {copy.columns[column]}
                <SortArrow sorting={sorting} column={column} />
              </button>
            </th>
          ))}
          <th scope="col" role="columnheader" className="stock__actions">
            {copy.columns.actions}
          </th>
        </tr>
      </thead>
      <Gap height={start * height} gap={top} />
      <tbody role="rowgroup">
        {rows.slice(start, end).map((vehicle, index) => (
          <VehicleRow
            key={vehicle.id}
            vehicle={vehicle}
            position={start + index + 2}
            columns={columns}
            isSelected={selected.has(vehicle.id)}
          />
        ))}
      </tbody>
      <Gap height={(rows.length - end) * height} />
    </table>
  );
}

/** The height of a row in px, which depends on the window width and the browser's font size. */
function useRowHeight(isTable: boolean): number {
  const widest = useMediaQuery('(min-width: 90rem)');
  const wide = useMediaQuery('(min-width: 60rem)');
  const large = useMediaQuery('(max-width: 17rem)');
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (isTable) return rem * (widest ? ROW : NARROW_ROW);
  return rem * (wide ? WIDE_CARD : large ? LARGE_CARD : CARD);
}

function SortArrow({ sorting, column }: { sorting: Sorting; column: Column }) {
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

function ariaSort(sorting: Sorting, column: Column): 'ascending' | 'descending' | 'none' {
  if (sorting?.column !== column) return 'none';
  return sorting.descending ? 'descending' : 'ascending';
}
