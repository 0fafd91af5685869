import { useState } from 'react';
import { dismissErrors, notifyError } from './notify.ts';

/**
 * Whether an action is running, and a function that starts one; its failure is reported under the
 * title.
 */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  async function run(failedTitle: string, action: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    dismissErrors(failedTitle);
    try {
      await action();
    } catch (cause) {
      notifyError(failedTitle, cause);
    } finally {
      setBusy(false);
    }
  }
  return [busy, run] as const;
}
