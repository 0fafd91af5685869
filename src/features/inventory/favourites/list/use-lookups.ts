import { useEffect, useRef, useState } from 'react';

/** What was found of each item, by its id, as far as it is known, and whether all is. */
export interface Lookups<Found> {
  found: ReadonlyMap<string, Found>;
  isComplete: boolean;
}

/** Looks up items, each once, and returns what is known; `lookUp` is null until it can begin. */
export function useLookups<Item extends { id: string }, Found>(
  items: readonly Item[],
  lookUp: ((item: Item) => Promise<Found>) | null,
): Lookups<Found> {
  const [found, setFound] = useState<ReadonlyMap<string, Found>>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (!lookUp) return;
    for (const item of items.filter(({ id }) => !asked.current.has(id))) {
      asked.current.add(item.id);
      void lookUp(item).then((known) => setFound((before) => new Map(before).set(item.id, known)));
    }
  }, [items, lookUp]);
  return { found, isComplete: items.every(({ id }) => found.has(id)) };
}
