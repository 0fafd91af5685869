import { type FormEvent, useEffect, useState } from 'react';
import * as v from 'valibot';
import { adminCopy } from '#copy/admin/shell.ts';
import { shotListCopy as copy } from '#copy/admin/vehicles/shots.ts';
import { MAX_SHOTS, ShotListSchema } from '#domain/image/shots.ts';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { useBusy } from '../feedback/use-busy.ts';
import { $shots, loadShots, saveShots, shotsNamed } from '../images/shots/shot-list.ts';
import { guardUnsavedChanges } from '../navigation/unsaved-changes.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextField.tsx';

/** The images that the dealer wants of every vehicle: a line for each, in the order of the camera. */
export function ShotsSection() {
  const [stored, setStored] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, run] = useBusy();
  useEffect(() => {
    const show = () => {
      const names = $shots.get().map(({ name }) => name);
      setStored(names.join('\n'));
      setText(names.join('\n'));
    };
    loadShots().then(show, (cause) => notifyError(copy.fetchFailed, cause));
  }, []);
  useEffect(() => guardUnsavedChanges(() => stored !== null && text !== stored), [text, stored]);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const list = v.safeParse(ShotListSchema, { shots: shotsNamed(text) });
    setError(list.success ? undefined : copy.invalid(MAX_SHOTS));
    if (!list.success || busy) return;
    await run(copy.saveFailed, async () => {
      await saveShots(list.output.shots);
      setStored(text);
      notifySuccess(copy.saved);
    });
  }

  if (stored === null) return <p role="status">{adminCopy.fetching}</p>;
  return (
    <form className="stack shot-names" onSubmit={(event) => void save(event)} noValidate>
      <TextArea
        label={copy.label}
        hint={copy.hint}
        error={error}
        rows={26}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="actions">
        <Button type="submit" aria-disabled={busy}>
          {busy ? adminCopy.saving : adminCopy.save}
        </Button>
      </div>
    </form>
  );
}
