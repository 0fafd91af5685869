import { type ReactNode, useId } from 'react';
import { admin } from '../../copy/admin.ts';
import { pictureToasts, pictureWords as words } from '../../copy/admin-pictures.ts';
import { notifyError, notifySuccess } from '../notify.ts';
import { ask } from '../shell/confirm.ts';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { FilePicker } from './FilePicker.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import type { PictureSet } from './picture-sets.ts';
import { UploadList } from './UploadList.tsx';
import { usePictures } from './use-pictures.ts';
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
  const uploads = useUploads(
    set.folder,
    async (owner, paths) => {
      const added = await stock.add(owner, paths);
      if (added) notifySuccess(pictureToasts.uploaded(paths.length));
      return added;
    },
    (cause) => notifyError(set.titles.uploadFailed, cause),
  );
  return (
    <PictureSection
      set={set}
      stock={stock}
      uploads={ownerId === null ? null : { ...uploads, ownerId }}
      empty={ownerId === null ? hint : words.none}
    >
      <FilePicker
        heading={set.heading}
        multiple
        allow={() => ownerId !== null || refuse(set)}
        onFiles={(files) => ownerId !== null && void uploads.add(ownerId, files)}
      />
    </PictureSection>
  );
}

/** Heading, rules, what is on its way, and the grid; `children` is the way in. */
export function PictureSection({
  set,
  stock,
  uploads,
  empty,
  children,
}: {
  set: PictureSet;
  stock: ReturnType<typeof usePictures>;
  uploads: (ReturnType<typeof useUploads> & { ownerId: string }) | null;
  empty: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className="group" aria-labelledby={heading}>
      <div className="view-head">
        <h2 id={heading}>{set.heading}</h2>
        {uploads && (
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
      {uploads && (
        <UploadList
          uploads={uploads.uploads}
          onRetry={(upload) => uploads.retry(uploads.ownerId, upload)}
          onDismiss={uploads.dismiss}
        />
      )}
      {stock.pictures.length === 0 && (!uploads || stock.loadedAt) && (
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
              if (await ask(DELETE)) await stock.remove(picture);
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
