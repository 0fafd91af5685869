import { type RefObject, useEffect, useRef } from 'react';
import Sortable from 'sortablejs';

/** Drag reorder by mouse, pen or finger on the handles of a list's items. */
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
      // A quick hand moves within the delay; without this its drag would be dropped.
      touchStartThreshold: 24,
      animation: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
      forceFallback: true,
      fallbackOnBody: true,
      onEnd({ item, from, oldIndex, newIndex }) {
        if (oldIndex === undefined || newIndex === undefined || oldIndex === newIndex) return;
        // React owns the list: put the element back and let the new order arrive as state.
        const others = [...from.children].filter((child) => child !== item);
        from.insertBefore(item, others[oldIndex] ?? null);
        latest.current(oldIndex, newIndex);
      },
    });
    return () => sortable.destroy();
  }, [list]);
}
