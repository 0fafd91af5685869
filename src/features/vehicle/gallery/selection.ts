/** Which image is looked at. Both the gallery and the lightbox show it and change it. */
export interface Selection {
  readonly index: number;
  readonly count: number;
  /** Selects an image; beyond either end it goes on at the other. */
  select(index: number): void;
  /** Makes room for one more image at the end. */
  grow(): void;
  /** Calls back after every change. */
  onChange(listener: () => void): void;
}

export function createSelection(initialCount: number): Selection {
  let index = 0;
  let count = initialCount;
  const listeners: (() => void)[] = [];
  const tell = () => {
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
      tell();
    },
    grow() {
      count += 1;
      tell();
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
