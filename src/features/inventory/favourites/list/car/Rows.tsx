import { useEffect, useId, useRef } from 'react';

/** Rows of the inventory, as Astro made them, under a heading; nothing where there are none. */
export function Rows({ heading, rows }: { heading: string; rows: readonly HTMLElement[] }) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.replaceChildren(...rows), [rows]);
  if (rows.length === 0) return null;
  return (
    <section className="favourites__rows" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="list__rows" ref={list} />
    </section>
  );
}
