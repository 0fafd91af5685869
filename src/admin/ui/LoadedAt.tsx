import RefreshCw from 'lucide-react/icons/refresh-cw';
import { admin } from '../../copy/admin.ts';
import { formatClock } from '../../copy/format.ts';

/** When a list was loaded, and a button to load it again. */
export function LoadedAt({
  time,
  busy,
  progress,
  onRefresh,
}: {
  time: Date | null;
  busy: boolean;
  /** What is still to come, while the list is partly loaded. */
  progress?: string | undefined;
  onRefresh: () => void;
}) {
  return (
    <p className="loaded-at">
      <span>{progress ?? (time ? admin.loadedAt(formatClock(time)) : admin.fetching)}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={admin.refresh}
        disabled={busy}
        onClick={onRefresh}
      >
        <RefreshCw aria-hidden="true" size={18} />
      </button>
    </p>
  );
}
