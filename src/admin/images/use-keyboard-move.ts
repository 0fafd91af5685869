import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { imageManagerCopy as words } from '#copy/admin/images.ts';
import type { ManagedImage } from './image-sets.ts';
import { move } from './order.ts';

interface Lifted {
  id: string;
  from: number;
  to: number;
}

/**
 * Reordering by keyboard: space lifts, arrows carry, space drops, Escape puts back. Every step is
 * said aloud; only the drop is saved.
 */
export function useKeyboardMove(
  images: readonly ManagedImage[],
  onMove: (from: number, to: number) => void,
) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  const handles = useRef(new Map<string, HTMLElement>());
  const count = images.length;

  // Moving its element takes the focus off the handle; a carried image keeps it.
  useLayoutEffect(() => {
    if (lifted) handles.current.get(lifted.id)?.focus();
  }, [lifted]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>, id: string, index: number) {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (!lifted) {
        setLifted({ id, from: index, to: index });
        setSaid(words.lifted(index + 1, count));
        return;
      }
      setLifted(null);
      setSaid(words.dropped(lifted.to + 1, count));
      if (lifted.from !== lifted.to) onMove(lifted.from, lifted.to);
      return;
    }
    if (!lifted) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      setLifted(null);
      setSaid(words.moveCancelled);
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const to = Math.min(count - 1, Math.max(0, lifted.to + step));
    setLifted({ ...lifted, to });
    setSaid(words.movedTo(to + 1, count));
  }

  return {
    /** The list as it looks while an image is carried. */
    shown: lifted ? move(images, lifted.from, lifted.to) : images,
    liftedId: lifted?.id ?? null,
    said,
    onKeyDown,
    onBlur() {
      // Focus moves within the same task while a carried element is put elsewhere in the list.
      requestAnimationFrame(() => {
        setLifted((now) =>
          now && document.activeElement !== handles.current.get(now.id) ? null : now,
        );
      });
    },
    handleRef(id: string) {
      return (element: HTMLElement | null) => {
        if (element) handles.current.set(id, element);
        else handles.current.delete(id);
      };
    },
  };
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
