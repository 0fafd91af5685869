import { useCallback, useEffect, useState } from 'react';
import { announce, othersAt } from '#firebase/presence.ts';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { usePollWhile } from '../data/use-poll-while.ts';

const BEAT_MS = 20_000;

/**
 * Announces the open form of a record, and returns the addresses of the colleagues who have it open
 * as well. Null: a record that is not stored yet. Failures are not reported, since the form works
 * without.
 */
export function usePresence(record: string | null): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  const beat = useCallback(async () => {
    if (record === null || document.hidden) return;
    try {
      await announce(record);
      setOthers(await othersAt(record));
    } catch (cause) {
      console.warn('presence_unknown', cause);
    }
  }, [record]);
  useLoadOnFocus(beat);
  usePollWhile(record !== null, beat, BEAT_MS);
  useEffect(() => {
    if (record === null) return;
    return () => {
      announce(null).catch((cause) => console.warn('presence_unknown', cause));
    };
  }, [record]);
  return others;
}
