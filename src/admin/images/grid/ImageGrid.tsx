import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import type { ImageSet } from '../data/image-sets.ts';
import type { useImages } from '../data/use-images.ts';
import { handleId, useKeyboardMove } from '../order/use-keyboard-move.ts';
import { usePointerMove } from '../order/use-pointer-move.ts';
import { ImageCard, type ImageDetails } from './ImageCard.tsx';

/**
 * The images in their order, in 1 to 3 columns; pointer, keyboard and buttons can move them, and those
 * that are selected move first or go together.
 */
export function ImageGrid({
  set,
  list,
  details,
}: {
  set: ImageSet;
  list: ReturnType<typeof useImages>;
  details?: ImageDetails | undefined;
}) {
  const { images } = list;
  const grid = useRef<HTMLUListElement>(null);
  const help = useId();
  usePointerMove(grid, list.move);
  const keyboard = useKeyboardMove(images, list.move);
  const pressedId = useRef<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = images.flatMap(({ id }) => (chosen.includes(id) ? [id] : []));

  // Moving an image moves the pressed button in the DOM, which takes the focus off it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the images changed.
  useLayoutEffect(() => {
    if (pressedId.current) document.getElementById(pressedId.current)?.focus();
    pressedId.current = null;
  }, [images]);

  function moveAndRefocus(from: number, to: number) {
    pressedId.current = document.activeElement?.id || null;
    return list.move(from, to);
  }
  return (
    <>
      <p id={help} className="visually-hidden">
        {copy.handleHelp}
      </p>
      <p className="visually-hidden" role="status">
        {keyboard.announcement}
      </p>
      {selected.length > 0 && (
        <section className="image-selection line" aria-label={copy.selection}>
          <p role="status">{copy.selected(selected.length)}</p>
          <Button
            small
            onClick={() => {
              pressedId.current = `earlier-${selected[0]}`;
              void list.moveFirst(selected);
              setChosen([]);
            }}
          >
            {copy.moveFirst}
          </Button>
          <Button quiet small onClick={async () => (await list.remove(selected)) && setChosen([])}>
            {copy.deleteSelected}
          </Button>
          <Button
            quiet
            small
            onClick={() => {
              setChosen([]);
              grid.current?.querySelector('input')?.focus();
            }}
          >
            {copy.deselect}
          </Button>
        </section>
      )}
      <ul className="image-grid" ref={grid} aria-label={set.heading}>
        {keyboard.preview.map((image, index) => (
          <ImageCard
            key={image.id}
            set={set}
            image={image}
            index={index}
            count={images.length}
            details={details}
            lifted={keyboard.liftedId === image.id}
            isSelected={selected.includes(image.id)}
            onSelect={(isSelected) =>
              setChosen(
                isSelected ? [...selected, image.id] : chosen.filter((id) => id !== image.id),
              )
            }
            actions={{ ...list, move: moveAndRefocus }}
            handle={{
              id: handleId(image.id),
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
