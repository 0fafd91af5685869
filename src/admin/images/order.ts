/** What ordering and the primary flag are about; the pictures themselves stay as they are. */
export interface Ordered {
  id: string;
  image_order: number;
  is_primary: boolean;
}

/** Pictures by their stored order; the id settles ties of older records. */
export function inOrder<P extends Ordered>(pictures: readonly P[]): P[] {
  return [...pictures].sort(
    (a, b) => a.image_order - b.image_order || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

/** The list with the picture at `from` standing at `to`, orders rewritten to 0..n-1. */
export function move<P extends Ordered>(pictures: readonly P[], from: number, to: number): P[] {
  const list = [...pictures];
  const [picture] = list.splice(from, 1);
  if (picture) list.splice(to, 0, picture);
  return renumber(list);
}

/** The list with `id` as its one primary picture. */
export function withPrimary<P extends Ordered>(pictures: readonly P[], id: string): P[] {
  return pictures.map((picture) => ({ ...picture, is_primary: picture.id === id }));
}

/**
 * The list without `id`; when the primary one goes, the first that is left takes its place.
 * Damage pictures have no primary one: `hasPrimary` is false.
 */
export function without<P extends Ordered>(
  pictures: readonly P[],
  id: string,
  hasPrimary = true,
): P[] {
  const left = renumber(pictures.filter((picture) => picture.id !== id));
  return hasPrimary ? onePrimary(left) : left;
}

/** The list with `added` at its end; the first picture of an empty list becomes primary. */
export function withAdded<P extends Ordered>(
  pictures: readonly P[],
  added: readonly P[],
  hasPrimary = true,
): P[] {
  const plain = added.map((picture) => ({ ...picture, is_primary: false }));
  const all = renumber([...pictures, ...plain]);
  return hasPrimary ? onePrimary(all) : all;
}

/** The pictures of `after` whose order or primary flag differs from `before`. */
export function changed<P extends Ordered>(before: readonly P[], after: readonly P[]): P[] {
  const known = new Map(before.map((picture) => [picture.id, picture]));
  return after.filter((picture) => {
    const old = known.get(picture.id);
    return (
      old && (old.image_order !== picture.image_order || old.is_primary !== picture.is_primary)
    );
  });
}

function renumber<P extends Ordered>(pictures: readonly P[]): P[] {
  return pictures.map((picture, index) => ({ ...picture, image_order: index }));
}

function onePrimary<P extends Ordered>(pictures: readonly P[]): P[] {
  const primary = pictures.find((picture) => picture.is_primary) ?? pictures[0];
  return primary ? withPrimary(pictures, primary.id) : [];
}
