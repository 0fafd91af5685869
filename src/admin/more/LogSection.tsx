import { useStore } from '@nanostores/react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { logCopy as copy } from '#copy/admin/history.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatAmount } from '#copy/format.ts';
import { logSince, type StoredEntry } from '#firebase/documents/history.ts';
import { createLoader } from '../data/create-loader.ts';
import { exportFile } from '../history/export-file.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyView } from '../ui/EmptyView.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { SelectField, TextField } from '../ui/TextField.tsx';
import { priceAndDays } from '../vehicles/shown-price.ts';
import { $stock } from '../vehicles/store.ts';
import { Thumbnail } from '../vehicles/Thumbnail.tsx';
import { type LogLine, linesWith, logCsv, logLine } from './log-lines.ts';

const DAY_MS = 86_400_000;
const SHOWN = 100;
const PERIODS = Object.entries(copy.periods).map(([value, label]) => ({ value, label }));

export function LogSection() {
  const [days, setDays] = useState('30');
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(SHOWN);
  const [loader] = useState(() =>
    createLoader({ entries: [] as readonly StoredEntry[] }, copy.fetchFailed),
  );
  const { entries, loadedAt, busy, failed } = useStore(loader.$state);
  const load = useCallback(
    () =>
      loader.load(async ({ signal, show }) => {
        const since = new Date(Date.now() - Number(days) * DAY_MS);
        return { entries: await logSince(since, (part) => show({ entries: [...part] }), signal) };
      }),
    [loader, days],
  );
  useEffect(() => void load(), [load]);
  const deferred = useDeferredValue(query);
  const lines = useMemo(() => entries.map(logLine), [entries]);
  const found = useMemo(() => linesWith(lines, deferred), [lines, deferred]);

  if (failed && !loadedAt) return <LoadFailed title={copy.fetchFailed} onRetry={load} />;
  return (
    <>
      <search className="filters">
        <TextField
          label={copy.search}
          hint={copy.searchHint}
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <SelectField
          label={copy.period}
          options={PERIODS}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
        <Button
          quiet
          disabled={found.length === 0}
          onClick={() =>
            exportFile({ what: 'log', rows: found.length, vehicle: null }, logCsv(found), copy.file)
          }
        >
          {copy.export}
        </Button>
      </search>
      <p className="quiet" role="status">
        {busy || !loadedAt
          ? adminCopy.fetching
          : copy.shown(formatAmount(found.length), formatAmount(lines.length))}
      </p>
      {loadedAt && !busy && found.length === 0 && (
        <EmptyView {...(lines.length === 0 ? copy.empty : copy.noMatch)}>
          <Button
            quiet
            onClick={() => {
              setQuery('');
              setDays('3650');
            }}
          >
            {copy.longer}
          </Button>
        </EmptyView>
      )}
      <ol className="history lined">
        {found.slice(0, limit).map((line) => (
          <li key={line.id}>
            <p className="history__when">
              <strong>{line.when}</strong>
              <span className="quiet small">{line.by}</span>
            </p>
            <Line line={line} />
          </li>
        ))}
      </ol>
      {found.length > limit && (
        <Button quiet onClick={() => setLimit(limit + SHOWN)}>
          {copy.next}
        </Button>
      )}
    </>
  );
}

/** What was done; for a vehicle that is in the stock or the trash, how it is now. */
function Line({ line: { action, name, changes, vehicleId } }: { line: LogLine }) {
  const { vehicles, trashed } = useStore($stock);
  const isOwner = ({ id }: { id: string }) => id === vehicleId;
  const vehicle = vehicles.find(isOwner) ?? trashed.find(isOwner);
  return (
    <div className="history__what">
      {vehicle && <Thumbnail vehicle={vehicle} />}
      <p>
        <strong>
          {action} {name}
        </strong>
        {changes && <span className="quiet"> {changes}</span>}
        {vehicle && <span className="quiet today__detail">{copy.now(priceAndDays(vehicle))}</span>}
      </p>
    </div>
  );
}
