import RefreshCw from 'lucide-react/icons/refresh-cw';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatClock } from '#copy/format.ts';
import { IconButton } from './IconButton.tsx';

interface Props {
  time: Date | null;
  busy: boolean;
  failed?: boolean;
  /** How much is loaded, while it is not everything. */
  progress?: string | undefined;
  onRefresh: () => void;
}

/** When a list was loaded, and a button to load it again. */
export function LoadedAt({ time, busy, failed = false, progress, onRefresh }: Props) {
  return (
    <p className="loaded-at quiet small">
      <span>{progress ?? stateText(time, failed && !busy)}</span>
      <IconButton icon={RefreshCw} label={adminCopy.refresh} disabled={busy} onClick={onRefresh} />
    </p>
  );
}

function stateText(time: Date | null, failed: boolean): string {
  if (time) return adminCopy.loadedAt(formatClock(time));
  return failed ? adminCopy.notLoaded : adminCopy.fetching;
}
