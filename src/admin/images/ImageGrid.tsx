import { useId, useLayoutEffect, useRef } from 'react';
import { pictureWords as words } from '#copy/admin/images.ts';
import { type PictureActions, PictureCard } from './ImageCard.tsx';
import type { ManagedPicture, PictureSet } from './image-sets.ts';
import { useKeyboardMove } from './use-keyboard-move.ts';
import { usePointerMove } from './use-pointer-move.ts';

/** The pictures in their order, 1 to 3 columns; pointer, keyboard and buttons all move them. */
export function PictureGrid({
  set,
  pictures,
  actions,
}: {
  set: PictureSet;
  pictures: readonly ManagedPicture[];
  actions: PictureActions;
}) {
  const list = useRef<HTMLUListElement>(null);
  const help = useId();
  usePointerMove(list, actions.move);
  const keyboard = useKeyboardMove(pictures, actions.move);
  const followed = useRef<string | null>(null);

  // The button that moved a picture keeps the focus, though its element went elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the pictures changed.
  useLayoutEffect(() => {
    if (followed.current) document.getElementById(followed.current)?.focus();
    followed.current = null;
  }, [pictures]);

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
      <ul className="picture-grid" ref={list} aria-label={set.heading}>
        {keyboard.shown.map((picture, index) => (
          <PictureCard
            key={picture.id}
            set={set}
            picture={picture}
            index={index}
            count={pictures.length}
            lifted={keyboard.liftedId === picture.id}
            actions={{ ...actions, move: moveAndFollow }}
            handle={{
              ref: keyboard.handleRef(picture.id),
              onKeyDown: (event) => keyboard.onKeyDown(event, picture.id, index),
              onBlur: keyboard.onBlur,
              'aria-describedby': help,
            }}
          />
        ))}
      </ul>
    </>
  );
}
