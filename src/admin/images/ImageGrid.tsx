import { useId, useLayoutEffect, useRef } from 'react';
import { imageManagerCopy as words } from '#copy/admin/images.ts';
import { type ImageActions, ImageCard } from './ImageCard.tsx';
import type { ImageSet, ManagedImage } from './image-sets.ts';
import { useKeyboardMove } from './use-keyboard-move.ts';
import { usePointerMove } from './use-pointer-move.ts';

/** The images in their order, 1 to 3 columns; pointer, keyboard and buttons all move them. */
export function ImageGrid({
  set,
  images,
  actions,
}: {
  set: ImageSet;
  images: readonly ManagedImage[];
  actions: ImageActions;
}) {
  const list = useRef<HTMLUListElement>(null);
  const help = useId();
  usePointerMove(list, actions.move);
  const keyboard = useKeyboardMove(images, actions.move);
  const followed = useRef<string | null>(null);

  // The button that moved an image keeps the focus, though its element went elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the images changed.
  useLayoutEffect(() => {
    if (followed.current) document.getElementById(followed.current)?.focus();
    followed.current = null;
  }, [images]);

  function moveAndFollow(from: number, to: number) {
    followed.current = document.activeElement?.id || null;
    actions.move(from, to);
  }
  return (
    <>
      <p id={help} className="visually-hidden">
        {words.handleHelp}
      </p>
      <p className="visually-hidden" role="status">
        {keyboard.said}
      </p>
      <ul className="image-grid" ref={list} aria-label={set.heading}>
        {keyboard.shown.map((image, index) => (
          <ImageCard
            key={image.id}
            set={set}
            image={image}
            index={index}
            count={images.length}
            lifted={keyboard.liftedId === image.id}
            actions={{ ...actions, move: moveAndFollow }}
            handle={{
              ref: keyboard.handleRef(image.id),
              onKeyDown: (event) => keyboard.onKeyDown(event, image.id, index),
              onBlur: keyboard.onBlur,
              'aria-describedby': help,
            }}
          />
        ))}
      </ul>
    </>
  );
}
