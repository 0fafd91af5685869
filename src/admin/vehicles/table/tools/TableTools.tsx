import type { LucideIcon } from 'lucide-react';
import Bookmark from 'lucide-react/icons/bookmark';
import Columns3 from 'lucide-react/icons/columns-3';
import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/history';
import Printer from 'lucide-react/icons/printer';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Upload from 'lucide-react/icons/upload';
import { lazy, useState } from 'react';
import { goTo } from '#admin/navigation/route.ts';
import { useHasPower } from '#admin/session/use-may.ts';
import { LazyPart } from '#admin/ui/LazyPart.tsx';
import { openSheets } from '#admin/vehicles/sheet/sheet-address.ts';
import { tableToolsCopy as copy } from '#copy/admin/table.ts';
import { sheetCopy } from '#copy/admin/vehicles/sheet.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { activeFilters, type Filter } from '../rows/filter.ts';

const FiltersPanel = lazy(() => import('./FiltersPanel.tsx'));
const ViewsDialog = lazy(() => import('./ViewsDialog.tsx'));
const ColumnsDialog = lazy(() => import('./ColumnsDialog.tsx'));
const RecentRuns = lazy(() => import('#admin/vehicles/changes/run/RecentRuns.tsx'));

/** So that the address of the signs stays one that every browser takes. */
const MOST_SHEETS = 60;

/** The row of tools above the table; each loads its code when it is opened. */
export function TableTools({ rows, filter }: { rows: readonly Vehicle[]; filter: Filter }) {
  const [open, setOpen] = useState<'filters' | 'views' | 'columns' | 'recent' | null>(null);
  const filters = activeFilters(filter);
  const mayExport = useHasPower('export');
  const mayImport = useHasPower('import');
  const close = () => setOpen(null);
  async function exportShown(): Promise<void> {
    const { exportVehicles } = await import('#admin/vehicles/export-vehicles.ts');
    await exportVehicles(rows);
  }
  return (
    <>
      <section className="table-tools" aria-label={copy.label}>
        <Tool
          icon={SlidersHorizontal}
          label={filters > 0 ? copy.filtersOn(filters) : copy.filters}
          expanded={open === 'filters'}
          onClick={() => setOpen(open === 'filters' ? null : 'filters')}
        />
        <Tool icon={Bookmark} label={copy.views} onClick={() => setOpen('views')} />
        <Tool icon={Columns3} label={copy.columns} onClick={() => setOpen('columns')} />
        {mayExport && (
          <Tool icon={Download} label={copy.export} onClick={() => void exportShown()} />
        )}
        {mayImport && (
          <Tool icon={Upload} label={copy.import} onClick={() => void goTo('vehicles', 'import')} />
        )}
        {mayImport && <Tool icon={History} label={copy.recent} onClick={() => setOpen('recent')} />}
        {rows.length > 0 && rows.length <= MOST_SHEETS && (
          <Tool
            icon={Printer}
            label={sheetCopy.heading}
            onClick={() => openSheets(rows.map(({ id }) => id))}
          />
        )}
      </section>
      <LazyPart>
        {open === 'filters' && <FiltersPanel />}
        {open === 'views' && <ViewsDialog onClose={close} />}
        {open === 'columns' && <ColumnsDialog onClose={close} />}
        {open === 'recent' && <RecentRuns onClose={close} />}
      </LazyPart>
    </>
  );
}

function Tool({
  icon: Icon,
  label,
  expanded,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  expanded?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className="table-tool quiet small"
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon aria-hidden="true" size={16} />
      {label}
    </button>
  );
}
