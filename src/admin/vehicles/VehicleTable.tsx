import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { tableWords as words } from '../../copy/admin-vehicle.ts';
import type { Vehicle } from '../../domain/vehicle.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { SORT_COLUMNS, type SortColumn, type Sorting } from './table-rows.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { VehicleRow } from './VehicleRow.tsx';

/** Heights in px, the same as in admin.css: every row is as tall as the next. */
const ROW = 72;
const CARD = 200;

/** The stock table. Only the rows near the screen exist; thousands scroll like ten. */
export function VehicleTable({
  rows,
  sorting,
  onSort,
}: {
  rows: readonly Vehicle[];
  sorting: Sorting;
  onSort: (column: SortColumn) => void;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  const wide = useMediaQuery('(min-width: 60rem)');
  const { start, end, before, after } = useVirtualRows(body, rows.length, wide ? ROW : CARD);
  return (
    <table className="stock" aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          {SORT_COLUMNS.map((column) => (
            <th key={column} scope="col" aria-sort={ariaSort(sorting, column)}>
              <button type="button" className="stock__sort" onClick={() => onSort(column)}>
                {words.columns[column]}
                <SortArrow sorting={sorting} column={column} />
              </button>
            </th>
          ))}
          <th scope="col">{words.columns.actions}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        <Gap height={before} />
        {rows.slice(start, end).map((vehicle, index) => (
          <VehicleRow key={vehicle.id} vehicle={vehicle} position={start + index + 2} />
        ))}
        <Gap height={after} />
      </tbody>
    </table>
  );
}

function SortArrow({ sorting, column }: { sorting: Sorting; column: SortColumn }) {
  if (sorting?.column !== column) return null;
  const Arrow = sorting.descending ? ArrowDown : ArrowUp;
  return <Arrow aria-hidden="true" size={16} />;
}

/** Stands for the rows that are not rendered. */
function Gap({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr className="stock__gap" role="presentation">
      <td colSpan={SORT_COLUMNS.length + 1} style={{ height }} />
    </tr>
  );
}

function ariaSort(sorting: Sorting, column: SortColumn): 'ascending' | 'descending' | 'none' {
  if (sorting?.column !== column) return 'none';
  return sorting.descending ? 'descending' : 'ascending';
}
