import { atom } from 'nanostores';
import type { Publishing } from '#domain/publishing.ts';
import { readPublishing } from '#firebase/publishing.ts';

export type PublishingView =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'known'; publishing: Publishing | null };

export const $publishing = atom<PublishingView>({ state: 'loading' });

const BUSY_MS = 1_000;
const QUIET_MS = 30_000;
/** How long after a save the line looks often: by then the trigger has noted the change. */
const EXPECT_MS = 15_000;

let expectedUntil = 0;
let wake: (() => void) | null = null;

/** Something public may have changed: look often for a while. */
export function expectPublishing(): void {
  expectedUntil = Date.now() + EXPECT_MS;
  wake?.();
}

/** Keeps the store up to date until stopped: often while something is under way, else seldom. */
export function followPublishing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = async () => {
    clearTimeout(timer);
    if (!document.hidden) await readInto();
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(look, isBusy() ? BUSY_MS : QUIET_MS);
  };
  const lookNow = () => void look();
  wake = lookNow;
  window.addEventListener('focus', lookNow);
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    if (wake === lookNow) wake = null;
    window.removeEventListener('focus', lookNow);
  };
}

/** Whether a newer state than the published one is on its way. */
export function isUnderWay({ state, requested, built }: Publishing): boolean {
  return (
    state === 'requested' || state === 'building' || (state === 'published' && requested > built)
  );
}

function isBusy(): boolean {
  const view = $publishing.get();
  const underWay =
    view.state === 'known' && view.publishing !== null && isUnderWay(view.publishing);
  return underWay || Date.now() < expectedUntil;
}

async function readInto(): Promise<void> {
  try {
    $publishing.set({ state: 'known', publishing: await readPublishing() });
  } catch (cause) {
    console.warn('publishing_unknown', cause);
    $publishing.set({ state: 'unknown' });
  }
}
