import { type ReactNode, useId } from 'react';
import { pictureToasts, pictureWords as words } from '#copy/admin/images.ts';
import { admin } from '#copy/admin/shell.ts';
import { notifyError } from '../notify.ts';
import { ask } from '../shell/confirm.ts';
import { holdPlace } from '../shell/hold-place.ts';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { FilePicker } from './FilePicker.tsx';
import { PictureGrid } from './ImageGrid.tsx';
import type { PictureSet } from './image-sets.ts';
import { UploadList } from './UploadList.tsx';
import { usePictures } from './use-images.ts';
import { useUploads } from './use-uploads.ts';

/**
 * The pictures of one owner: upload, order, primary, captions, delete. Without an owner it says
 * what has to be saved or chosen first.
 */
export function PictureManager({
  set,
  ownerId,
  hint,
}: {
  set: PictureSet;
  ownerId: string | null;
  hint: string;
}) {
  const stock = usePictures(set, ownerId);
  return (
    <PictureSection set={set} stock={stock} empty={ownerId === null ? hint : words.none}>
      {ownerId === null ? (
        <FilePicker
          heading={set.heading}
          multiple
          allow={() => refuse(set)}
          onFiles={() => undefined}
        />
      ) : (
        <PictureUploads set={set} ownerId={ownerId} />
      )}
    </PictureSection>
  );
}

function PictureUploads({ set, ownerId }: { set: PictureSet; ownerId: string }) {
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
export function PictureSection({
  set,
  stock,
  empty,
  children,
}: {
  set: PictureSet;
  stock: ReturnType<typeof usePictures>;
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
      {stock.pictures.length === 0 && (!stock.owned || stock.loadedAt) && (
        <p className="quiet">{empty}</p>
      )}
      {stock.pictures.length > 0 && (
        <PictureGrid
          set={set}
          pictures={stock.pictures}
          actions={{
            move: stock.reorder,
            makePrimary: stock.makePrimary,
            describe: stock.describe,
            remove: async (picture) => {
              const keepPlace = holdPlace();
              if (!(await ask(DELETE))) return;
              await stock.remove(picture);
              keepPlace();
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
  confirm: admin.delete,
  cancel: admin.cancel,
  danger: true,
};

/** Says that there is nothing yet that pictures could belong to. */
function refuse(set: PictureSet): false {
  if (set.ownerField === 'vehicle_id') {
    notifyError(pictureToasts.noVehicle, pictureToasts.noVehicleBody);
  } else {
    notifyError(pictureToasts.noAccessory, pictureToasts.noAccessoryBody);
  }
  return false;
}
