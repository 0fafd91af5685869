import { atom } from 'nanostores';
import type { Publishing } from '#domain/publishing.ts';
import { readPublishing } from '#firebase/publishing.ts';
import { $connected } from '../feedback/connection.ts';

export type PublishingView =
  | { state: 'loading' | 'unknown'; publishing?: null }
  | { state: 'known'; publishing: Publishing | null };

export const $publishing = atom<PublishingView>({ state: 'loading' });

const FAST_POLL_MS = 1_000;
/** While publishing fails or there is no connection: both may end by themselves. */
const FAILED_POLL_MS = 5_000;
const SLOW_POLL_MS = 30_000;
/** How long to poll fast after a save: the trigger has recorded the change by then. */
const EXPECT_MS = 15_000;

let expectedUntil = 0;
let pollNow: (() => void) | null = null;

/** Whether there is something to say above every view: the code of the notice is loaded for it. */
export function hasProblem({ publishing }: PublishingView): boolean {
  if (!publishing) return false;
  const { error, drift, rejected } = publishing;
  return Boolean(error) || drift.length > 0 || rejected.length > 0;
}

/** Polls fast for a while: for after a save, which may lead to a publish. */
export function expectPublishing(): void {
  expectedUntil = Date.now() + EXPECT_MS;
  pollNow?.();
}

/** Polls the publishing state, fast while a publish is expected or running; returns the stop. */
export function followPublishing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new AbortController();
  const { signal } = end;
  const poll = async () => {
    clearTimeout(timer);
    if (!document.hidden) await update();
    if (signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(poll, pollMs());
  };
  const start = () => void poll();
  pollNow = start;
  for (const name of ['focus', 'online', 'offline'])
    window.addEventListener(name, start, { signal });
  start();
  return () => {
    end.abort();
    clearTimeout(timer);
    if (pollNow === start) pollNow = null;
  };
}

/** Whether changes are requested or being built that are not published yet. */
export function isUnderWay({ state, requested, built }: Publishing): boolean {
  return (
    state === 'requested' || state === 'building' || (state === 'published' && requested > built)
  );
}

/**
 * Resolves when the requested revision has been published, with null, or has failed, with the
 * reason.
 */
export function outcomeOf(revision: number): Promise<string | null> {
  return new Promise((resolve) => {
    let unsubscribe = () => {};
    const check = ({ publishing }: PublishingView) => {
      if (!publishing) return;
      const { state, requested, built, error } = publishing;
      const published = built >= revision;
      // Before the request is known here, a failure is the one of an earlier build.
      if (!published && (state !== 'failed' || requested < revision)) return;
      unsubscribe();
      resolve(published ? null : (error ?? ''));
    };
    unsubscribe = $publishing.listen(check);
  });
}

function pollMs(): number {
  if (!$connected.get()) return FAILED_POLL_MS;
  const { publishing } = $publishing.get();
  const isExpected = Date.now() < expectedUntil || (publishing && isUnderWay(publishing));
  if (isExpected) return FAST_POLL_MS;
  return publishing?.error ? FAILED_POLL_MS : SLOW_POLL_MS;
}

async function update(): Promise<void> {
  try {
    $publishing.set({ state: 'known', publishing: await readPublishing() });
  } catch (cause) {
    console.warn('publishing_unknown', cause);
    $publishing.set({ state: 'unknown' });
  }
}
