import Check from 'lucide-react/icons/check';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useEffect, useRef } from 'react';
import { shotCameraCopy as copy } from '#copy/admin/vehicles/shots.ts';
import type { ShotRound } from './shot-round.ts';

/** Every shot of the list with its state; a press takes it next, or again. */
export function ShotList({
  round: { shots, taken, skipped, current },
  onChoose,
}: {
  round: ShotRound;
  onChoose: (id: string) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the current shot.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ol ref={list} className="shot-list" aria-label={copy.list}>
      {shots.map(({ id, name }) => {
        const state = taken.includes(id) ? 'taken' : skipped.includes(id) ? 'skipped' : 'open';
        return (
          <li key={id}>
            <button
              type="button"
              aria-label={copy.shot(name, copy.state[state])}
              aria-current={id === current ? 'step' : undefined}
              onClick={() => onChoose(id)}
            >
              {state === 'taken' && <Check aria-hidden="true" size={16} />}
              {state === 'skipped' && <SkipForward aria-hidden="true" size={16} />}
              {name}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
