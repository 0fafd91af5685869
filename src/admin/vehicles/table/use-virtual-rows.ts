import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows rendered beyond the edges of the screen, for scrolling and for the Tab key. */
const OVERSCAN = 8;

/**
 * The rows of a long list that are near the screen, from `start` to before `end`; follows scrolling and
 * resizing. They come in steps of `step` rows: many rows at a time render seldom, one at a time evenly.
 */
export function useVirtualRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  step: number,
): { start: number; end: number } {
  const [first, setFirst] = useState(0);
  const [visible, setVisible] = useState(30);
  useLayoutEffect(() => {
    const measure = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      setFirst(Math.floor(Math.max(0, -top / rowHeight - OVERSCAN) / step) * step);
      setVisible(Math.ceil(window.innerHeight / rowHeight) + 2 * OVERSCAN + step);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [body, rowHeight, step]);
  const start = Math.min(first, Math.max(0, count - 1));
  return { start, end: Math.min(start + visible, count) };
}
