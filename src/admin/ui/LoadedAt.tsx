import RefreshCw from 'lucide-react/icons/refresh-cw';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatRecent } from '#copy/format-time.ts';
import type { LoadState } from '../data/create-loader.ts';
import { IconButton } from './IconButton.tsx';

interface Props {
  state: LoadState;
  /** How much is loaded, while it is not everything. */
  progress?: string | undefined;
  onRefresh: () => unknown;
}

export function LoadedAt({ state, progress, onRefresh }: Props) {
  return (
    <p className="loaded-at quiet small">
      <span>{progress ?? stateText(state)}</span>
      <IconButton
        icon={RefreshCw}
        label={adminCopy.refresh}
        disabled={state.busy}
        onClick={() => onRefresh()}
      />
    </p>
  );
}

function stateText({ loadedAt, busy, failed }: LoadState): string {
  if (loadedAt) return adminCopy.loadedAt(formatRecent(loadedAt));
  return failed && !busy ? adminCopy.notLoaded : adminCopy.fetching;
}
