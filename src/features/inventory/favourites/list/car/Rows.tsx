import { useId } from 'react';
import { Nodes } from './Nodes.tsx';

/** Rows of the inventory under a heading; nothing where there are none. */
export function Rows({ heading, rows }: { heading: string; rows: readonly HTMLElement[] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className="favourites__rows" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Nodes as="ul" className="list__rows" nodes={rows} />
    </section>
  );
}
