import { type FormEvent, useState } from 'react';
import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { restoreFocusToRow } from '#admin/feedback/restore-focus.ts';
import { RepairedUpload } from '#admin/images/RepairedUpload.tsx';
import { expectPublishing } from '#admin/publishing/store.ts';
import { Button } from '#admin/ui/Button.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { repairedUploadCopy as copy } from '#copy/admin/images.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { validationMessage } from '#copy/validation.ts';
import { BATTERY_DOCUMENTS } from '#domain/image/upload-kinds.ts';
import { writeTogether } from '#firebase/documents/batch.ts';
import type { ListedTest } from './use-battery-tests.ts';

interface Props {
  test: ListedTest;
  onSaved: () => Promise<unknown>;
}

/** Mends a battery test with unreadable fields: asks for the date, which is required. */
export function RepairedTest({ test, onSaved }: Props) {
  const [date, setDate] = useState(test.test_date);
  const [error, setError] = useState<string>();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (date === '') return setError(validationMessage('required'));
    const restoreFocus = restoreFocusToRow('.button');
    const emptied = test.repaired.map((name) => [name, Reflect.get(test, name)]);
    const fields = { ...Object.fromEntries(emptied), test_date: date };
    try {
      await writeTogether(BATTERY_DOCUMENTS.collection, {
        update: [{ id: test.id, version: test.version, fields }],
      });
    } catch (cause) {
      return notifyError(copy.saveFailed, cause);
    }
    notifySuccess(adminCopy.saved);
    expectPublishing();
    await onSaved();
    restoreFocus();
  }

  return (
    <RepairedUpload kind="batteryTest" repaired={test.repaired} labels={copy.test}>
      <form onSubmit={save} noValidate>
        {test.repaired.includes('test_date') && (
          <TextField
            type="date"
            label={copy.test.test_date}
            value={date}
            error={error}
            onChange={(event) => setDate(event.target.value)}
          />
        )}
        <Button quiet small type="submit">
          {copy.saveTest}
        </Button>
      </form>
    </RepairedUpload>
  );
}
