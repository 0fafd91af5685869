import { useEffect, useState } from 'react';
import { announce, othersAt } from '#firebase/presence.ts';

const BEAT_MS = 20_000;

/**
 * Announces the open form of a record, and returns the addresses of the colleagues who have it open
 * as well. Null: a record that is not stored yet. Failures are not reported, since the form works
 * without.
 */
export function usePresence(record: string | null): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    if (record === null) return;
    let mounted = true;
    const beat = async () => {
      if (document.hidden) return;
      try {
        await announce(record);
        const found = await othersAt(record);
        if (mounted) setOthers(found);
      } catch (cause) {
        console.warn('presence_unknown', cause);
      }
    };
    void beat();
    const timer = setInterval(beat, BEAT_MS);
    window.addEventListener('focus', beat);
    return () => {
      mounted = false;
      clearInterval(timer);
      window.removeEventListener('focus', beat);
      announce(null).catch((cause) => console.warn('presence_unknown', cause));
    };
  }, [record]);
  return others;
}
