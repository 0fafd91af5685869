/** The selected image, shared by the gallery and the lightbox. */
export interface Selection {
  readonly index: number;
  readonly count: number;
  /** Selects an image; wraps beyond either end. */
  select(index: number): void;
  /** Counts one more image at the end. */
  addOne(): void;
  /** Calls back after every change. */
  onChange(listener: () => void): void;
}

export function createSelection(initialCount: number): Selection {
  let index = 0;
  let count = initialCount;
  const listeners: (() => void)[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get index() {
      return index;
    },
    get count() {
      return count;
    },
    select(wanted) {
      if (count === 0) return;
      const next = ((wanted % count) + count) % count;
      if (next === index) return;
      index = next;
      notify();
    },
    addOne() {
      count += 1;
      notify();
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
