import { useStore } from '@nanostores/react';
import Plus from 'lucide-react/icons/plus';
import { Fragment, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { inquiryCounts } from '#admin/inquiries/open-inquiries.ts';
import { goTo, type Route, restoreTableScroll } from '#admin/navigation/route.ts';
import { useFocusSearch } from '#admin/navigation/use-view-keys.ts';
import { NOTHING_UNSHOWN, PROBLEMS } from '#admin/publishing/problems.ts';
import { useProblems } from '#admin/publishing/use-problems.ts';
import { $edits } from '#admin/queue/edits.ts';
import { useHasPower, useMay, useMayChange } from '#admin/session/use-may.ts';
import { Button } from '#admin/ui/Button.tsx';
import { EmptyView } from '#admin/ui/EmptyView.tsx';
import { LoadedAt } from '#admin/ui/LoadedAt.tsx';
import { LoadFailed } from '#admin/ui/LoadFailed.tsx';
import { OwnRejectedNotice } from '#admin/ui/RejectedNotice.tsx';
import { SelectField, TextField } from '#admin/ui/TextField.tsx';
import { dashboardCopy } from '#copy/admin/dashboard.ts';
import { importCopy } from '#copy/admin/import/import.ts';
import { adminCopy, statusCopy } from '#copy/admin/shell.ts';
import { tableToolsCopy, workListCopy } from '#copy/admin/table.ts';
import { uploadQueueCopy } from '#copy/admin/upload-queue.ts';
import { vehicleBadgeCopy, vehicleToastCopy } from '#copy/admin/vehicles/vehicle.ts';
import { vehicleTableCopy as copy } from '#copy/admin/vehicles/vehicle-table.ts';
import { formatAmount } from '#copy/format.ts';
import { STORED_VEHICLE_STATUSES } from '#domain/schema/enumerations.ts';
import { $stock, refreshVehicles } from '../store.ts';
import { SORT_COLUMNS } from './columns.ts';
import { activeFilters, type Filter, NO_FILTER, type StatusFilter } from './rows/filter.ts';
import { nextSorting, tableRows } from './rows/table-rows.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { setShownRows } from './selection/select-range.ts';
import { sortingOf, sortingValue } from './table-address.ts';
import { TableTools } from './tools/TableTools.tsx';
import { useTableAddress } from './use-table-address.ts';
import { useTableKeys } from './use-table-keys.ts';
import { VehicleTable } from './VehicleTable.tsx';
import { $selected, $view, setView } from './view-state.ts';

const STATUS_OPTIONS = [
  { value: '', label: copy.allStatuses },
  ...STORED_VEHICLE_STATUSES.map((status) => ({ value: status, label: statusCopy[status] })),
  { value: 'unpublished', label: vehicleBadgeCopy.unpublished },
  { value: 'featured', label: vehicleBadgeCopy.featured },
  { value: 'recent', label: dashboardCopy.recentActivityHint },
];

const SORT_OPTIONS = [
  { value: '', label: copy.newestFirst },
  ...SORT_COLUMNS.flatMap((column) => [
    { value: column, label: `${copy.columns[column]} ↑` },
    { value: `${column}-desc`, label: `${copy.columns[column]} ↓` },
  ]),
];

export default function VehiclesView({ route }: { route: Route }) {
  useTableAddress(route);
  useFocusSearch();
  const stock = useStore($stock);
  const { filter, sorting, columns } = useStore($view);
  const selected = useStore($selected);
  // On a phone everything but the search waits behind one button.
  const [isOpen, setOpen] = useState(false);
  const filters = activeFilters(filter) + (filter.status === '' ? 0 : 1);
  const [editing, setEditing] = useState(false);
  const setFilter = (part: Partial<Filter>) => setView({ filter: { ...filter, ...part } });
  const mayCreate = useMay('create', 'vehicles');
  const mayImport = useHasPower('import');
  const mayAnswer = useHasPower('inquiries');
  useEffect(() => {
    if (mayAnswer) void inquiryCounts.load();
  }, [mayAnswer]);
  useLayoutEffect(restoreTableScroll, []);
  const deferred = useDeferredValue(filter);
  const asksForProblem = PROBLEMS.some((problem) => problem === filter.work);
  const problems = useProblems(asksForProblem);
  const isLoaded = stock.loadedAt !== null && !(asksForProblem && problems === null);
  const { vehicles, repaired } = stock;
  const rows = useMemo(() => {
    const unshown = { problems: problems ?? NOTHING_UNSHOWN.problems, repaired };
    return tableRows(vehicles, deferred, sorting, new Date(), unshown);
  }, [vehicles, repaired, problems, deferred, sorting]);
  const shown = useMemo(() => rows.map(({ id }) => id), [rows]);
  useLayoutEffect(() => setShownRows(shown), [shown]);
  // In the order of the table; those that a filter hides come after.
  const selectedVehicles = useMemo(
    () => [...new Set([...rows, ...stock.vehicles])].filter(({ id }) => selected.has(id)),
    [rows, stock.vehicles, selected],
  );
  useTableKeys({
    shown,
    maySelect: useMayChange('vehicles')('status'),
    onEdit: () => setEditing(selectedVehicles.length > 0),
  });
  const isEmpty = stock.vehicles.length === 0;
  const total = stock.expected ?? stock.vehicles.length;
  const neverLoaded = stock.failed && !stock.busy && stock.loadedAt === null;
  return (
    <>
      <div className="view-head">
        <h1>{adminCopy.tabs.vehicles}</h1>
        {!neverLoaded && (
          <p className="quiet stock__count" role="status">
            {deferred.work !== '' && (
              <>
                <strong>{workListCopy[deferred.work]}</strong>
                {': '}
              </>
            )}
            {isLoaded
              ? copy.shown(formatAmount(rows.length), formatAmount(total))
              : adminCopy.fetching}
          </p>
        )}
        <LoadedAt
          state={stock}
          progress={
            stock.expected === null
              ? undefined
              : adminCopy.partlyLoaded(formatAmount(stock.vehicles.length), formatAmount(total))
          }
          onRefresh={refreshVehicles}
        />
        {mayCreate && (
          <Button small onClick={() => goTo('vehicle')}>
            <Plus aria-hidden="true" size={18} />
            {dashboardCopy.addNew}
          </Button>
        )}
      </div>
      <OwnRejectedNotice rejected={stock.rejected} />
      <WaitingEdits />
      <search className="stock-filters labels-hidden">
        <TextField
          label={copy.search}
          placeholder={copy.search}
          type="search"
          aria-keyshortcuts="/"
          value={filter.text}
          onChange={(event) => setFilter({ text: event.target.value })}
        />
        <button
          type="button"
          className="button button--quiet stock-filters__more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {filters > 0 ? tableToolsCopy.moreOn(filters) : tableToolsCopy.more}
        </button>
        <div className="stock-filters__rest labels-hidden" data-open={isOpen || undefined}>
          <SelectField
            label={copy.columns.status}
            options={STATUS_OPTIONS}
            value={filter.status}
            onChange={(event) => setFilter({ status: event.target.value as StatusFilter })}
          />
          <div className="filters__sort labels-hidden">
            <SelectField
              label={copy.sort}
              options={SORT_OPTIONS}
              value={sorting ? sortingValue(sorting) : ''}
              onChange={(event) => setView({ sorting: sortingOf(event.target.value) })}
            />
          </div>
          <TableTools rows={rows} filter={filter} />
        </div>
      </search>
      {neverLoaded && <LoadFailed title={vehicleToastCopy.fetchFailed} onRetry={refreshVehicles} />}
      {isLoaded && rows.length === 0 && (
        <EmptyView {...(isEmpty ? copy.empty(mayImport) : copy.noMatch)}>
          {(mayImport || !isEmpty) && (
            <Button
              quiet
              onClick={() =>
                isEmpty ? void goTo('vehicles', 'import') : setView({ filter: NO_FILTER })
              }
            >
              {isEmpty ? importCopy.heading : copy.clear}
            </Button>
          )}
        </EmptyView>
      )}
      {rows.length > 0 && (
        <VehicleTable
          rows={rows}
          sorting={sorting}
          columns={columns}
          selected={selected}
          onSort={(column) => setView({ sorting: nextSorting(sorting, column) })}
        />
      )}
      <SelectionBar vehicles={selectedVehicles} editing={editing} onEdit={setEditing} />
    </>
  );
}

/** The vehicles with an edit on this device: their rows are as they were loaded, and new ones have none. */
function WaitingEdits() {
  const waiting = useStore($edits).filter(
    ({ collection, state }) => collection === 'vehicles' && state !== 'sending',
  );
  if (waiting.length === 0) return null;
  return (
    <p className="notice">
      {uploadQueueCopy.edits.label}
      {': '}
      {waiting.map(({ documentId, values: { make, model } }, index) => (
        <Fragment key={documentId}>
          {index > 0 && ', '}
          <a href={`#vehicle/${documentId}`}>{`${make} ${model}`}</a>
        </Fragment>
      ))}
    </p>
  );
}
