import { type RefObject, useEffect, useRef } from 'react';
import Sortable from 'sortablejs';

/** Reordering by drag and drop with mouse, pen or finger, by the handles of the list's items. */
export function usePointerMove(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): void {
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(() => {
    if (!list.current) return;
    const sortable = Sortable.create(list.current, {
      handle: '[data-drag-handle]',
      delay: 25,
      // A fast pointer moves within the delay; with no tolerance its drag would be cancelled.
      touchStartThreshold: 24,
      animation: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
      forceFallback: true,
      fallbackOnBody: true,
      onEnd({ item, from, oldIndex, newIndex }) {
        if (oldIndex === undefined || newIndex === undefined || oldIndex === newIndex) return;
        // Puts the element back, since React renders the new order from state.
        const others = [...from.children].filter((child) => child !== item);
        from.insertBefore(item, others[oldIndex] ?? null);
        latest.current(oldIndex, newIndex);
      },
    });
    return () => sortable.destroy();
  }, [list]);
}
