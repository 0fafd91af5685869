import { byGalleryOrder } from '#domain/image/image.ts';

/** The fields of an image that its order and the choice of the primary image concern. */
export interface Ordered {
  id: string;
  image_order: number;
  is_primary: boolean;
  /** The shot of the dealer's list; null for a free image. */
  shot?: string | null;
}

export function inOrder<P extends Ordered>(images: readonly P[]): P[] {
  return images.toSorted(byGalleryOrder);
}

/** The list with the image at `from` moved to `to`, and `image_order` set to 0..n-1. */
export function move<P extends Ordered>(images: readonly P[], from: number, to: number): P[] {
  const list = [...images];
  const [image] = list.splice(from, 1);
  if (image) list.splice(to, 0, image);
  return renumber(list);
}

export function withPrimary<P extends Ordered>(images: readonly P[], id: string): P[] {
  return images.map((image) => ({ ...image, is_primary: image.id === id }));
}

/** The list with the images of `ids` before all others, among themselves in their order. */
export function movedFirst<P extends Ordered>(images: readonly P[], ids: readonly string[]): P[] {
  const isMoved = ({ id }: P) => ids.includes(id);
  return renumber([...images.filter(isMoved), ...images.filter((image) => !isMoved(image))]);
}

/**
 * The list without the images of `ids`. If the primary image was one of them, the first of the others
 * becomes primary, unless `hasPrimary` is false as for damage images.
 */
export function without<P extends Ordered>(
  images: readonly P[],
  ids: readonly string[],
  hasPrimary = true,
): P[] {
  const left = renumber(images.filter((image) => !ids.includes(image.id)));
  return hasPrimary ? onePrimary(left) : left;
}

/**
 * The list with `added`: each after the images whose shot comes before its own on the dealer's list
 * `shots`, free ones at the end. One takes the place of the image of the same shot. In a list
 * without a primary image the first one becomes primary, and a new first shot does where the first
 * image was primary.
 */
export function withAdded<P extends Ordered>(
  images: readonly P[],
  added: readonly P[],
  hasPrimary = true,
  shots: readonly string[] = [],
): P[] {
  const place = ({ shot }: P) =>
    shot && shots.includes(shot) ? shots.indexOf(shot) : shots.length;
  const list = [...images];
  for (const image of added) {
    const before = list.findIndex(({ shot }) => shot && shot === image.shot);
    const is_primary = list[before]?.is_primary ?? false;
    const at = 1 + list.findLastIndex((other) => place(other) <= place(image));
    list.splice(before === -1 ? at : before, before === -1 ? 0 : 1, { ...image, is_primary });
  }
  const all = renumber(list);
  if (!hasPrimary) return all;
  const [first] = all;
  const isLed = first && images[0]?.is_primary && place(first) < shots.length;
  return isLed ? withPrimary(all, first.id) : onePrimary(all);
}

/** The images in the order and with the primary image of `before`; those that are new come last. */
export function asBefore<P extends Ordered>(images: readonly P[], before: readonly P[]): P[] {
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const place = ({ id }: P) => places.get(id) ?? before.length;
  const list = renumber([...images].sort((a, b) => place(a) - place(b)));
  const primary = before.find(({ is_primary }) => is_primary);
  return primary ? withPrimary(list, primary.id) : list;
}

/** The images of `after` whose order or primary flag differs from `before`. */
export function changed<P extends Ordered>(before: readonly P[], after: readonly P[]): P[] {
  const byId = new Map(before.map((image) => [image.id, image]));
  return after.filter((image) => {
    const old = byId.get(image.id);
    return old && (old.image_order !== image.image_order || old.is_primary !== image.is_primary);
  });
}

function renumber<P extends Ordered>(images: readonly P[]): P[] {
  return images.map((image, index) => ({ ...image, image_order: index }));
}

function onePrimary<P extends Ordered>(images: readonly P[]): P[] {
  const primary = images.find((image) => image.is_primary) ?? images[0];
  return primary ? withPrimary(images, primary.id) : [];
}
