import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { notifyError } from '#admin/feedback/notify.ts';
import { ReasonText } from '#admin/feedback/ReasonText.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { FileButton } from '#admin/ui/FileButton.tsx';
import { $stock, refreshVehicles, storedVehicle } from '#admin/vehicles/store.ts';
import { useModalDialog } from '#components/ui/dialog/use-modal-dialog.ts';
import { shotCameraCopy as copy } from '#copy/admin/vehicles/shots.ts';
import { vehicleName } from '#copy/labels.ts';
import { documentsWhere } from '#firebase/documents/listing.ts';
import { VEHICLE_IMAGES } from '../data/image-sets.ts';
import { $uploads, hasFailed, type Upload } from '../upload/upload-store.ts';
import { startUpload } from '../upload/use-uploads.ts';
import { OutlineDrawing } from './OutlineDrawing.tsx';
import { $shotVehicle } from './open-camera.ts';
import { ShotList } from './ShotList.tsx';
import { $shots, loadShots } from './shot-list.ts';
import { type ShotAction, shotRound, startRound } from './shot-round.ts';
import { takeFrame } from './take-frame.ts';
import { useCamera } from './use-camera.ts';

/**
 * The camera over the whole screen: the shots of the dealer's list one after another, each with an
 * outline, then free ones. Every picture is stored on the device at once, as if it had been chosen.
 * Why it works this way: docs/why/guided-shots.md.
 */
export default function ShotCamera({ vehicleId }: { vehicleId: string }) {
  const dialog = useModalDialog(close);
  const title = useId();
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video);
  const vehicle = storedVehicle(useStore($stock), vehicleId);
  const shots = useStore($shots);
  const [round, dispatch] = useReducer(shotRound, shots, startRound);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const shot = shots.find(({ id }) => id === round.current);
  const name = shot?.name ?? copy.free;
  const refused = useRefused(vehicleId);

  useEffect(() => {
    // Offline, the list as it was last read is enough.
    loadShots().catch(() => undefined);
    documentsWhere('vehicle_images', 'vehicle_id', vehicleId).then(
      (found) =>
        dispatch({ do: 'know', taken: found.flatMap(({ document }) => document.shot ?? []) }),
      () => undefined,
    );
    const waiting = $uploads.get().filter(({ ownerId }) => ownerId === vehicleId);
    dispatch({ do: 'know', taken: waiting.flatMap(({ fields }) => fields?.shot ?? []) });
  }, [vehicleId]);
  useEffect(() => dispatch({ do: 'list', shots }), [shots]);
  useEffect(() => {
    dispatch({ do: 'lose', ids: refused.flatMap(({ fields }) => fields?.shot ?? []) });
  }, [refused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has another button.
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('.shot-camera__shutter')?.focus();
  }, [camera]);

  function store(file: File): void {
    const fields = shot && { fields: { shot: shot.id } };
    const owner = { set: VEHICLE_IMAGES, ownerId: vehicleId, text: shot?.name ?? '', ...fields };
    void startUpload([file], owner, { silent: true });
    go({ do: 'take', id: round.current }, copy.took);
  }
  function go(step: ShotAction, say: typeof copy.took): void {
    const next = shots.find(({ id }) => id === shotRound(round, step).current)?.name;
    setSaid(say(name, next ?? copy.free));
    dispatch(step);
  }
  async function shoot(): Promise<void> {
    if (!video.current || camera !== 'live' || busy) return;
    setBusy(true);
    const file = await takeFrame(video.current, name);
    setBusy(false);
    if (file) store(file);
    else notifyError(copy.failed, copy.failedBody);
  }
  const choose = { name: copy.shutter(name), accept: 'image/*' } as const;
  const onFiles = ([file]: File[]) => file && store(file);

  return (
    <dialog
      ref={dialog}
      className="shot-camera"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <header className="shot-camera__line">
        <h2 id={title}>{vehicle ? copy.title(vehicleName(vehicle)) : copy.open}</h2>
        <Button small quiet onClick={close}>
          {copy.close}
        </Button>
      </header>
      <div className="shot-camera__frame">
        <video ref={video} muted playsInline />
        {shot && <OutlineDrawing of={shot.outline} body={vehicle?.body_type ?? null} />}
        {camera === 'starting' && <p role="status">{copy.starting}</p>}
      </div>
      <div>
        <p className="shot-camera__line">
          <strong>{name}</strong>
          {shot && (
            <span className="figures">{copy.progress(shots.indexOf(shot) + 1, shots.length)}</span>
          )}
        </p>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {refused.map(({ key, text, file, problem }) => (
          <p key={key} className="field__problem" role="alert">
            {text || file.name}: {problem && <ReasonText reason={problem} />}
          </p>
        ))}
        <p className="field__hint">
          {!shot && `${copy.freeHint} `}
          {camera === 'denied' && copy.denied}
          {camera === 'none' && copy.noCamera}
          {camera === 'live' && (
            <>
              <span className="shot-camera__turn">{copy.turn} </span>
              <FileButton {...choose} className="link-button" onFiles={onFiles}>
                {copy.file}
              </FileButton>
            </>
          )}
        </p>
      </div>
      <ShotList round={round} onChoose={(id) => dispatch({ do: 'choose', id })} />
      <div className="shot-camera__bar">
        <Button
          quiet
          aria-disabled={round.last === null}
          onClick={() => round.last && dispatch({ do: 'choose', id: round.last })}
        >
          {copy.retake}
        </Button>
        {camera === 'live' || camera === 'starting' ? (
          <button
            type="button"
            className="shot-camera__shutter"
            aria-label={copy.shutter(name)}
            aria-disabled={camera !== 'live' || busy}
            onClick={() => void shoot()}
          />
        ) : (
          <FileButton
            {...choose}
            capture="environment"
            className="shot-camera__shutter"
            label={copy.shutter(name)}
            onFiles={onFiles}
          >
            {''}
          </FileButton>
        )}
        <Button
          quiet
          aria-disabled={!shot}
          onClick={() => shot && go({ do: 'skip' }, copy.skipped)}
        >
          {copy.skip}
        </Button>
      </div>
    </dialog>
  );
}

// Files of a format that the browser cannot read, for example.
function useRefused(vehicleId: string): readonly Upload[] {
  const uploads = useStore($uploads);
  return useMemo(
    () => uploads.filter((upload) => upload.ownerId === vehicleId && hasFailed(upload)),
    [uploads, vehicleId],
  );
}

function close(): void {
  $shotVehicle.set(null);
  // Its first image, which the table shows.
  void refreshVehicles({ background: true });
}
