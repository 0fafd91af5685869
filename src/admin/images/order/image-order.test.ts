import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asBefore,
  changed,
  inOrder,
  move,
  movedFirst,
  type Ordered,
  withAdded,
  without,
  withPrimary,
} from './image-order.ts';

const image = (id: string): Ordered => ({ id, image_order: 0, is_primary: false });

/** A list in order with one primary image. */
const list = fc
  .uniqueArray(fc.nat().map(String), { maxLength: 12 })
  .map((ids) => withAdded([], ids.map(image)));

const someOf = (images: readonly Ordered[]) =>
  fc.integer({ min: 0, max: Math.max(0, images.length - 1) });

function expectConsistent(images: readonly Ordered[]) {
  expect(images.map(({ image_order }) => image_order)).toEqual(images.map((_, index) => index));
  expect(images.filter(({ is_primary }) => is_primary)).toHaveLength(images.length > 0 ? 1 : 0);
}

describe('the order of images', () => {
  test('moving an image leaves an order without gaps and one primary image', () => {
    fc.assert(
      fc.property(
        list.chain((all) => fc.tuple(fc.constant(all), someOf(all), someOf(all))),
        ([all, from, to]) => {
          const after = move(all, from, to);
          expectConsistent(after);
          expect(after[to]?.id).toBe(all[from]?.id);
          const others = (images: readonly Ordered[]) =>
            images.map(({ id }) => id).filter((id) => id !== all[from]?.id);
          expect(others(after)).toEqual(others(all));
        },
      ),
    );
  });

  test('chosen images that move first stay in their order, before the others in theirs', () => {
    const all = withAdded([], ['a', 'b', 'c', 'd', 'e'].map(image));
    const after = movedFirst(all, ['e', 'c']);
    expect(after.map(({ id }) => id)).toEqual(['c', 'e', 'a', 'b', 'd']);
    expectConsistent(after);
  });

  test('making an image primary leaves an order without gaps and no other primary image', () => {
    fc.assert(
      fc.property(
        list
          .filter((all) => all.length > 0)
          .chain((all) => fc.tuple(fc.constant(all), someOf(all))),
        ([all, index]) => {
          const id = all[index]?.id ?? '';
          const after = withPrimary(all, id);
          expectConsistent(after);
          expect(after.find(({ is_primary }) => is_primary)?.id).toBe(id);
        },
      ),
    );
  });

  test('deleting an image leaves an order without gaps and one primary image', () => {
    fc.assert(
      fc.property(
        list.chain((all) => fc.tuple(fc.constant(all), someOf(all))),
        ([all, index]) => expectConsistent(without(all, [all[index]?.id ?? ''])),
      ),
    );
  });

  test('added images come last and leave an order without gaps and one primary image', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 0, max: 5 }), (all, count) => {
        const added = Array.from({ length: count }, (_, index) => image(`new-${index}`));
        const after = withAdded(all, added);
        expectConsistent(after);
        expect(after.map(({ id }) => id)).toEqual([...all, ...added].map(({ id }) => id));
      }),
    );
  });
});

test('the saved changes between two image orders turn the first into the second', () => {
  fc.assert(
    fc.property(
      list.chain((all) => fc.tuple(fc.constant(all), someOf(all), someOf(all))),
      ([all, from, to]) => {
        const after = move(all, from, to);
        const written = new Map(changed(all, after).map((entry) => [entry.id, entry]));
        expect(inOrder(all.map((entry) => written.get(entry.id) ?? entry))).toEqual(after);
      },
    ),
  );
});

/** Images of these shots in their order, the first of them primary; a free one has no shot. */
function shotImages(...shots: (string | null)[]) {
  return shots.map((shot, index) => ({
    ...{ id: `old-${index}`, image_order: index, is_primary: index === 0, shot },
  }));
}
const SHOTS = ['front', 'side', 'keys'];
const shotImage = (shot: string | null) => ({
  ...{ id: `new-${shot}`, image_order: 0, is_primary: false, shot },
});
const ids = (images: readonly { id: string }[]) => images.map(({ id }) => id);

test('images come in the order of the list of shots however they were taken, and free ones after them', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...SHOTS, null], { minLength: 4 }), (shots) => {
      const all = shots.reduce<ReturnType<typeof shotImage>[]>(
        (before, shot) => withAdded(before, [shotImage(shot)], true, SHOTS),
        [],
      );
      expect(all.map(({ shot }) => shot)).toEqual([...SHOTS, null]);
      expect(all.map(({ is_primary }) => is_primary)).toEqual([true, false, false, false]);
    }),
  );
});

test('an image of a shot that is taken again replaces the earlier one at its place', () => {
  const all = withAdded(shotImages('keys', 'front', null), [shotImage('keys')], true, SHOTS);
  expect(ids(all)).toEqual(['new-keys', 'old-1', 'old-2']);
  expect(all.map(({ is_primary }) => is_primary)).toEqual([true, false, false]);
});

test('a primary image that staff have chosen stays primary when a first shot is added', () => {
  const images = withPrimary(shotImages('side', 'keys'), 'old-1');
  const all = withAdded(images, [shotImage('front')], true, SHOTS);
  expect(ids(all)).toEqual(['new-front', 'old-0', 'old-1']);
  expect(all.find(({ is_primary }) => is_primary)?.id).toBe('old-1');
});

test('damage images have no primary image', () => {
  const added = withAdded([], [image('a'), image('b')], false);
  expect(added.map(({ is_primary }) => is_primary)).toEqual([false, false]);
  expect(without(added, ['a'], false)).toEqual([{ id: 'b', image_order: 0, is_primary: false }]);
});

test('an image that comes back from the trash has its old place, and the primary image is the old one', () => {
  const image = (id: string, image_order: number, is_primary = false) => ({
    ...{ id, image_order, is_primary },
  });
  const before = [image('a', 0), image('b', 1, true), image('c', 2)];
  const now = [image('a', 0, true), image('c', 1), image('b', 1, true), image('new', 2)];
  expect(asBefore(now, before)).toEqual([...before, image('new', 3)]);
});
