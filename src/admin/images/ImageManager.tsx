import { type ReactNode, useId } from 'react';
import { imageToastCopy, imageManagerCopy as words } from '#copy/admin/images.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { ask } from '../feedback/ask.ts';
import { notifyError } from '../feedback/notify.ts';
import { restoreFocusAfterDelete } from '../feedback/restore-focus.ts';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { FilePicker } from './FilePicker.tsx';
import { ImageGrid } from './ImageGrid.tsx';
import type { ImageSet } from './image-sets.ts';
import { UploadList } from './UploadList.tsx';
import { useImages } from './use-images.ts';
import { useUploads } from './use-uploads.ts';

/**
 * The images of one owner: upload, order, primary, captions, delete. Without an owner it says
 * what has to be saved or chosen first.
 */
export function ImageManager({
  set,
  ownerId,
  hint,
}: {
  set: ImageSet;
  ownerId: string | null;
  hint: string;
}) {
  const stock = useImages(set, ownerId);
  return (
    <ImageSection set={set} stock={stock} empty={ownerId === null ? hint : words.none}>
      {ownerId === null ? (
        <FilePicker
          heading={set.heading}
          multiple
          allow={() => refuse(set)}
          onFiles={() => undefined}
        />
      ) : (
        <ImageUploads set={set} ownerId={ownerId} />
      )}
    </ImageSection>
  );
}

function ImageUploads({ set, ownerId }: { set: ImageSet; ownerId: string }) {
  const uploads = useUploads(set, ownerId);
  return (
    <>
      <FilePicker
        heading={set.heading}
        multiple
        allow={() => true}
        onFiles={(files) => void uploads.add(files)}
      />
      <UploadList {...uploads} />
    </>
  );
}

/** Heading, rules, and the grid; `children` is the way in. */
export function ImageSection({
  set,
  stock,
  empty,
  children,
}: {
  set: ImageSet;
  stock: ReturnType<typeof useImages>;
  empty: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className="group" aria-labelledby={heading}>
      <div className="view-head">
        <h2 id={heading}>{set.heading}</h2>
        {stock.owned && (
          <LoadedAt
            time={stock.loadedAt}
            busy={stock.busy}
            failed={stock.failed}
            onRefresh={stock.load}
          />
        )}
      </div>
      <p className="field__hint">{words.rules}</p>
      {children}
      {stock.images.length === 0 && (!stock.owned || stock.loadedAt) && (
        <p className="quiet">{empty}</p>
      )}
      {stock.images.length > 0 && (
        <ImageGrid
          set={set}
          images={stock.images}
          actions={{
            move: stock.reorder,
            makePrimary: stock.makePrimary,
            describe: stock.describe,
            remove: async (image) => {
              const restoreFocus = restoreFocusAfterDelete();
              if (!(await ask(DELETE))) return;
              await stock.remove(image);
              restoreFocus();
            },
          }}
        />
      )}
    </section>
  );
}

const DELETE = {
  title: words.deleteTitle,
  body: words.deleteBody,
  confirm: adminCopy.delete,
  cancel: adminCopy.cancel,
  danger: true,
};

/** Says that there is nothing yet that images could belong to. */
function refuse(set: ImageSet): false {
  if (set.ownerField === 'vehicle_id') {
    notifyError(imageToastCopy.noVehicle, imageToastCopy.noVehicleBody);
  } else {
    notifyError(imageToastCopy.noAccessory, imageToastCopy.noAccessoryBody);
  }
  return false;
}
