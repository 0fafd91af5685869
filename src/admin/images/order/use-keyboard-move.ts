import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { move, type Ordered } from './image-order.ts';

interface Lifted {
  id: string;
  from: number;
  to: number;
}

/**
 * Reordering by keyboard: space or Enter lifts an image, arrows, Home and End move it, space or Enter drops it,
 * Escape cancels. Every step is announced to screen readers; only a drop calls `onMove`.
 */
export function useKeyboardMove<Image extends Ordered>(
  images: readonly Image[],
  onMove: (from: number, to: number) => void,
) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const count = images.length;

  // A moved element loses focus; the handle of a lifted image gets it back.
  useLayoutEffect(() => {
    if (lifted) document.getElementById(handleId(lifted.id))?.focus();
  }, [lifted]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>, id: string, index: number) {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (!lifted) {
        setLifted({ id, from: index, to: index });
        setAnnouncement(copy.lifted(index + 1, count));
        return;
      }
      setLifted(null);
      setAnnouncement(copy.dropped(lifted.to + 1, count));
      if (lifted.from !== lifted.to) onMove(lifted.from, lifted.to);
      return;
    }
    if (!lifted) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      setLifted(null);
      setAnnouncement(copy.moveCancelled);
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const to = Math.min(count - 1, Math.max(0, lifted.to + step));
    setLifted({ ...lifted, to });
    setAnnouncement(copy.movedTo(to + 1, count));
  }

  return {
    preview: lifted ? move(images, lifted.from, lifted.to) : images,
    liftedId: lifted?.id ?? null,
    announcement,
    onKeyDown,
    onBlur() {
      // While the lifted element is moved, focus leaves the handle and returns in the same task.
      requestAnimationFrame(() => {
        setLifted((now) => (now && document.activeElement?.id !== handleId(now.id) ? null : now));
      });
    },
  };
}

/** Of the element by which an image is lifted. */
export function handleId(imageId: string): string {
  return `handle-${imageId}`;
}

const STEPS: Record<string, number> = {
  ...{ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 },
  ...{ Home: -Infinity, End: Infinity },
};
