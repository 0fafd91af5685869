import { useEffect, useRef } from 'react';

const RETRY_MS = 5_000;

/** While `active`, retries every few seconds and when the network is back. */
export function useRetry(active: boolean, retry: () => Promise<void>): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (!active) return;
    let running = false;
    const attempt = async () => {
      if (running) return;
      running = true;
      await latest.current();
      running = false;
    };
    const timer = setInterval(attempt, RETRY_MS);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [active]);
}
