import type { Shot } from '#domain/image/shots.ts';

export interface ShotRound {
  shots: readonly Shot[];
  /** The ids of the shots that have an image. */
  taken: readonly string[];
  skipped: readonly string[];
  /** The next shot; null for a free picture, after the list. */
  current: string | null;
  /** The shot of the last picture, which can be taken again at once. */
  last: string | null;
}

export type ShotAction =
  /** The shot that a picture was taken of; another one may have been chosen since. */
  | { do: 'take'; id: string | null }
  | { do: 'skip' }
  | { do: 'choose'; id: string }
  /** The shots that the vehicle already has, and those whose picture turned out to be unusable. */
  | { do: 'know'; taken: readonly string[] }
  | { do: 'lose'; ids: readonly string[] }
  /** The list, which another device may have changed. */
  | { do: 'list'; shots: readonly Shot[] };

export function startRound(shots: readonly Shot[]): ShotRound {
  return { shots, taken: [], skipped: [], current: shots[0]?.id ?? null, last: null };
}

export function shotRound(round: ShotRound, action: ShotAction): ShotRound {
  const { current, taken, skipped } = round;
  switch (action.do) {
    case 'take': {
      const { id } = action;
      if (id === null) return round;
      const now = {
        ...round,
        taken: [...without(taken, [id]), id],
        skipped: without(skipped, [id]),
        last: id,
      };
      return current === id ? { ...now, current: nextShot(now, id) } : now;
    }
    case 'skip': {
      if (current === null) return round;
      const isTaken = taken.includes(current);
      const now = isTaken ? round : { ...round, skipped: [...skipped, current] };
      return { ...now, current: nextShot(now, current) };
    }
    case 'choose':
      return { ...round, current: action.id };
    case 'know': {
      const now = { ...round, taken: [...new Set([...taken, ...action.taken])] };
      // Where nobody has begun, the first one that is missing comes next.
      const isBegun = round.last !== null || skipped.length > 0;
      const isOpen = current !== null && !now.taken.includes(current);
      return isBegun || isOpen ? now : { ...now, current: nextShot(now, null) };
    }
    case 'list': {
      const now = { ...round, shots: action.shots };
      const isListed = current === null || action.shots.some(({ id }) => id === current);
      return isListed ? now : { ...now, current: nextShot(now, null) };
    }
    case 'lose':
      return { ...round, taken: without(taken, action.ids) };
  }
}

/** The shot after `from` that is neither taken nor skipped, from the start where there is none; null at the end. */
function nextShot({ shots, taken, skipped }: ShotRound, from: string | null): string | null {
  const at = shots.findIndex(({ id }) => id === from) + 1;
  const order = [...shots.slice(at), ...shots.slice(0, at)];
  return order.find(({ id }) => !taken.includes(id) && !skipped.includes(id))?.id ?? null;
}

function without(ids: readonly string[], removed: readonly string[]): string[] {
  return ids.filter((id) => !removed.includes(id));
}
