import { memo, useEffect, useRef } from 'react';
import { selectionCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { select } from '../view-state.ts';

/** Selects every vehicle that the table shows, or none of them; not rendered again while rows scroll by. */
export const SelectAll = memo(function SelectAll({
  rows,
  selected,
}: {
  rows: readonly Vehicle[];
  selected: ReadonlySet<string>;
}) {
  const box = useRef<HTMLInputElement>(null);
  const count = rows.filter(({ id }) => selected.has(id)).length;
  const all = count > 0 && count === rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !all;
  }, [count, all]);
  return (
    <label className="stock__check">
      <input
        ref={box}
        type="checkbox"
        aria-label={copy.selectAll}
        checked={all}
        onChange={() => {
          select(
            rows.map(({ id }) => id),
            !all,
          );
        }}
      />
    </label>
  );
});
