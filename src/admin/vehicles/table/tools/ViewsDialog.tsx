import { useStore } from '@nanostores/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useEffect, useState } from 'react';
import { notifyError, notifySuccess, notifyUndoable } from '#admin/feedback/notify.ts';
import { mayLeave } from '#admin/navigation/unsaved-changes.ts';
import { useStaffMember } from '#admin/session/use-staff-member.ts';
import { LinkButton } from '#admin/ui/Button.tsx';
import { IconButton } from '#admin/ui/IconButton.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { adminCopy } from '#copy/admin/shell.ts';
import { savedViewsCopy as copy, tableToolsCopy } from '#copy/admin/table.ts';
import { MAX_SAVED_VIEWS, type SavedView } from '#domain/saved-view.ts';
import { readViews, writeViews } from '#firebase/staff-views.ts';
import { readTableQuery, savedQuery } from '../table-address.ts';
import { $view, setView } from '../view-state.ts';

/** The saved views of the staff member: opens one, saves what the table shows now, deletes one. */
export default function ViewsDialog({ onClose }: { onClose: () => void }) {
  const { uid } = useStaffMember();
  const view = useStore($view);
  const [views, setViews] = useState<readonly SavedView[] | null>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    readViews(uid).then(setViews, (cause) => notifyError(copy.loadFailed, cause));
  }, [uid]);

  /** Stores the views and shows them; returns whether that succeeded. */
  async function store(next: readonly SavedView[]): Promise<boolean> {
    try {
      await writeViews(uid, next);
      setViews(next);
      return true;
    } catch (cause) {
      notifyError(copy.saveFailed, cause);
      return false;
    }
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = name.trim();
    const others = (views ?? []).filter((each) => each.name !== wanted);
    if (wanted === '') return setProblem(copy.nameMissing);
    if (others.length >= MAX_SAVED_VIEWS) return setProblem(copy.tooMany);
    setProblem(undefined);
    if (await store([...others, { name: wanted, query: savedQuery(view) }])) {
      setName('');
      notifySuccess(copy.saved);
    }
  }

  async function remove(removed: SavedView): Promise<void> {
    const before = views ?? [];
    if (await store(before.filter((each) => each !== removed))) {
      notifyUndoable(copy.removed, removed.name, async () => void (await store(before)));
    }
  }

  return (
    <Dialog
      title={tableToolsCopy.views}
      onClose={async () => (await mayLeave(name !== '')) && onClose()}
    >
      <p className="quiet">{copy.intro}</p>
      {views === null && <p role="status">{adminCopy.fetching}</p>}
      {views?.length === 0 && <p>{copy.none}</p>}
      <ul className="saved-views lined">
        {views?.map((saved) => (
          <li key={saved.name}>
            <LinkButton
              aria-label={copy.open(saved.name)}
              onClick={() => {
                setView(readTableQuery(saved.query));
                onClose();
              }}
            >
              {saved.name}
            </LinkButton>
            <IconButton
              icon={Trash2}
              label={copy.remove(saved.name)}
              danger
              onClick={() => void remove(saved)}
            />
          </li>
        ))}
      </ul>
      <form className="column column--close" onSubmit={(event) => void save(event)}>
        <TextField
          label={copy.name}
          value={name}
          maxLength={60}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button" disabled={views === null}>
          {copy.save}
        </button>
      </form>
    </Dialog>
  );
}
