import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows rendered beyond the edges of the screen, for scrolling and for the Tab key. */
const OVERSCAN = 8;

/** In px, as measured last: the table that opens again has its height at once, and can be scrolled. */
let lastHeight = 52;

/**
 * The rows of a long list that are near the screen, from `start` to before `end`; follows scrolling and
 * resizing. All rows in `body` have the same height, which the styles decide. They come in steps of
 * `step` rows: many rows at a time render seldom, one at a time evenly.
 */
export function useVirtualRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  step: number,
): { start: number; end: number; rowHeight: number } {
  const [rowHeight, setRowHeight] = useState(lastHeight);
  const [first, setFirst] = useState(0);
  const [visible, setVisible] = useState(30);
  useLayoutEffect(() => {
    const measure = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      lastHeight = body.current?.firstElementChild?.getBoundingClientRect().height || lastHeight;
      setRowHeight(lastHeight);
      setFirst(Math.floor(Math.max(0, -top / lastHeight - OVERSCAN) / step) * step);
      setVisible(Math.ceil(window.innerHeight / lastHeight) + 2 * OVERSCAN + step);
    };
    measure();
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('scroll', measure, { passive: true, signal });
    window.addEventListener('resize', measure, { signal });
    return () => end.abort();
  }, [body, step]);
  const start = Math.min(first, Math.max(0, count - 1));
  return { start, end: Math.min(start + visible, count), rowHeight };
}
