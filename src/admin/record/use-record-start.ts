import { useEffect, useState } from 'react';
import { notifyError } from '../feedback/notify.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import type { RecordDefinition } from './define-record.ts';
import type { Copy } from './start-record.ts';
import type { RecordValues, Start } from './types.ts';

type RecordStart<V extends RecordValues> =
  | { state: 'loading' | 'failed' | 'missing' }
  | { state: 'ready'; start: Start<V> };

/**
 * The state of the editor of document `id`: its form, or why there is none. A new document (`id` is
 * null) is ready at once. `retry` loads again after a failure. Each `id` has an editor of its own, by
 * its key.
 */
export function useRecordStart<V extends RecordValues>(
  record: RecordDefinition<V>,
  id: string | null,
  copy: Copy<V> | null = null,
): RecordStart<V> & { retry: () => void } {
  const { uid } = useStaffMember();
  const [current, setCurrent] = useState<RecordStart<V>>(() =>
    id === null ? { state: 'ready', start: record.startNew(uid, copy) } : { state: 'loading' },
  );
  const { state } = current;

  useEffect(() => {
    if (id === null || state !== 'loading') return;
    record.startEdit(uid, id).then(
      (start) => setCurrent(start ? { state: 'ready', start } : { state: 'missing' }),
      (cause) => {
        notifyError(record.toasts.fetchFailed, cause);
        setCurrent({ state: 'failed' });
      },
    );
  }, [record, id, uid, state]);

  return { ...current, retry: () => setCurrent({ state: 'loading' }) };
}
