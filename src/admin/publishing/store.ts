import { atom } from 'nanostores';
import type { Publishing } from '#domain/publishing.ts';
import { readPublishing } from '#firebase/publishing.ts';

export type PublishingView =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'known'; publishing: Publishing | null };

export const $publishing = atom<PublishingView>({ state: 'loading' });

const FAST_POLL_MS = 1_000;
const SLOW_POLL_MS = 30_000;
/** How long to poll fast after a save: the trigger has recorded the change by then. */
const EXPECT_MS = 15_000;

let expectedUntil = 0;
let pollNow: (() => void) | null = null;

/** Polls fast for a while: for after a save, which may lead to a publish. */
export function expectPublishing(): void {
  expectedUntil = Date.now() + EXPECT_MS;
  pollNow?.();
}

/** Polls the publishing state, fast while a publish is expected or running; returns the stop. */
export function followPublishing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const poll = async () => {
    clearTimeout(timer);
    if (!document.hidden) await update();
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(poll, isExpected() ? FAST_POLL_MS : SLOW_POLL_MS);
  };
  const start = () => void poll();
  pollNow = start;
  window.addEventListener('focus', start);
  start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    if (pollNow === start) pollNow = null;
    window.removeEventListener('focus', start);
  };
}

/** Whether changes are requested or being built that are not published yet. */
export function isUnderWay({ state, requested, built }: Publishing): boolean {
  return (
    state === 'requested' || state === 'building' || (state === 'published' && requested > built)
  );
}

function isExpected(): boolean {
  const view = $publishing.get();
  const underWay =
    view.state === 'known' && view.publishing !== null && isUnderWay(view.publishing);
  return underWay || Date.now() < expectedUntil;
}

async function update(): Promise<void> {
  try {
    $publishing.set({ state: 'known', publishing: await readPublishing() });
  } catch (cause) {
    console.warn('publishing_unknown', cause);
    $publishing.set({ state: 'unknown' });
  }
}
