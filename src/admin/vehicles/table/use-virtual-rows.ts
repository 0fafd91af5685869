import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows rendered beyond the edges of the screen, for scrolling and for the Tab key. */
const OVERSCAN = 8;

export interface RowWindow {
  start: number;
  end: number;
  /** Heights in px of the rows that are not rendered before and after. */
  before: number;
  after: number;
}

/** The rows of a long list that are near the screen; follows scrolling and resizing. */
export function useVirtualRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const [range, setRange] = useState({ start: 0, end: 30 });
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const top = body.current?.getBoundingClientRect().top ?? 0;
      // In steps of four rows, so that most scroll events render nothing.
      const first = Math.floor(Math.max(0, -top / rowHeight - OVERSCAN) / 4) * 4;
      const visible = Math.ceil(window.innerHeight / rowHeight) + 2 * OVERSCAN + 4;
      setRange((old) =>
        old.start === first && old.end === first + visible
          ? old
          : { start: first, end: first + visible },
      );
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [body, rowHeight]);
  const start = Math.min(range.start, Math.max(0, count - 1));
  const end = Math.min(range.end, count);
  return { start, end, before: start * rowHeight, after: Math.max(0, count - end) * rowHeight };
}
