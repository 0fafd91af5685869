import FolderUp from 'lucide-react/icons/folder-up';
import Images from 'lucide-react/icons/images';
import { useState } from 'react';
import * as v from 'valibot';
import { clearStored, readStored, writeStored } from '#admin/data/browser-storage.ts';
import { useBusy } from '#admin/feedback/use-busy.ts';
import { Button, LinkButton } from '#admin/ui/Button.tsx';
import { FileButton } from '#admin/ui/FileButton.tsx';
import { importPicturesCopy as copy } from '#copy/admin/import/import-pictures.ts';
import { vehicleName } from '#copy/labels.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RowImages } from '../plan/planned-import.ts';
import { type CarPictures, matchPictures } from './match-pictures.ts';
import { picturesOfAddresses } from './pictures-of-addresses.ts';
import { type ChosenPicture, picturesOfFolder, picturesOfZip } from './read-pictures.ts';
import { type PicturesOutcome, sendPictures } from './send-pictures.ts';

/** The upload that an earlier page of this device did not end, and how far it was. */
const KEY = 'admin-import-pictures';
const InterruptedSchema = v.object({ name: v.string(), done: v.number(), total: v.number() });

/** Lines of a list before the rest is counted. */
const LINES = 100;

/** Images of many cars from a zip file, a folder or addresses: whose they are, then their upload. */
export function PicturesPanel({
  vehicles,
  fileName,
  addresses,
}: {
  vehicles: readonly Vehicle[];
  fileName: string;
  /** The images that it names by their addresses, once its vehicles are stored. */
  addresses: readonly RowImages[];
}) {
  const [interrupted, setInterrupted] = useState(() => readStored(InterruptedSchema, KEY));
  const [chosen, setChosen] = useState<{ name: string; pictures: ChosenPicture[] } | null>(null);
  const [reading, run] = useBusy();
  const [outcome, setOutcome] = useState<PicturesOutcome | null>(null);
  const [sending, setSending] = useState<number | null>(null);
  const isBusy = sending !== null || reading;
  const matched = chosen ? matchPictures(chosen.pictures, vehicles) : null;
  const total = matched ? countPictures(matched.cars) : 0;
  const named = picturesOfAddresses(addresses, vehicles);
  const namedTotal = countPictures(named);
  const isDone = outcome !== null && !outcome.isOffline && outcome.failed.length === 0;
  const canSend = sending === null && !isDone;

  function choose(name: string, read: () => Promise<ChosenPicture[]>): void {
    setChosen(null);
    setOutcome(null);
    void run(copy.failed, async () => setChosen({ name, pictures: await read() }));
  }

  async function send(name: string, cars: readonly CarPictures<ChosenPicture>[]): Promise<void> {
    const total = countPictures(cars);
    setSending(total);
    setInterrupted(null);
    writeStored(KEY, { name, done: 0, total });
    const finished = await sendPictures(cars, (progress) => {
      setOutcome(progress);
      writeStored(KEY, { name, done: doneOf(progress), total });
    });
    if (!finished.isOffline) clearStored(KEY);
    setOutcome(finished);
    setSending(null);
  }

  const sendButton = (label: string, onClick: () => Promise<void>) => (
    <div className="actions">
      <Button onClick={() => void onClick()}>{outcome ? copy.again : label}</Button>
    </div>
  );
  return (
    <section className="import__section column column--close">
      <h2>{copy.heading}</h2>
      <p className="quiet">{copy.intro}</p>
      {interrupted && (
        <div className="notice">
          <p>{copy.interrupted(interrupted.name, interrupted.done, interrupted.total)}</p>
          <LinkButton
            onClick={() => {
              clearStored(KEY);
              setInterrupted(null);
            }}
          >
            {copy.forget}
          </LinkButton>
        </div>
      )}
      <div className="actions">
        <FileButton
          name={copy.zip}
          accept=".zip,application/zip"
          disabled={isBusy}
          onFiles={([zip]) => zip && choose(zip.name, () => picturesOfZip(zip))}
        >
          <Images aria-hidden="true" size={18} />
          {copy.chooseZip}
        </FileButton>
        <FileButton
          folder
          name={copy.folder}
          disabled={isBusy}
          onFiles={(files) => {
            const name = files[0]?.webkitRelativePath.split('/')[0] || copy.folder;
            choose(name, async () => picturesOfFolder(files));
          }}
        >
          <FolderUp aria-hidden="true" size={18} />
          {copy.chooseFolder}
        </FileButton>
      </div>
      {namedTotal > 0 && !chosen && (
        <>
          <p>{copy.byAddress(namedTotal, named.length)}</p>
          {canSend && sendButton(copy.fetch(namedTotal), () => send(fileName, named))}
        </>
      )}
      {reading && <p role="status">{copy.reading}</p>}
      {chosen && matched && (
        <>
          <p role="status">
            {total === 0
              ? copy.nothing(chosen.name)
              : copy.found(chosen.name, total, matched.cars.length)}
          </p>
          {total > 0 &&
            canSend &&
            sendButton(copy.send(total), () => send(chosen.name, matched.cars))}
          <Lines
            summary={copy.withoutCar(matched.withoutCar.length)}
            lines={matched.withoutCar.map(({ path }) => path)}
          />
          <Lines
            summary={copy.byCar(matched.cars.length)}
            lines={matched.cars.map(({ vehicle, pictures }) =>
              copy.carLine(vehicleName(vehicle), pictures.length),
            )}
          />
        </>
      )}
      {sending !== null && <Progress done={outcome ? doneOf(outcome) : 0} total={sending} />}
      {outcome && sending === null && <Outcome outcome={outcome} />}
    </section>
  );
}

function countPictures(cars: readonly CarPictures<ChosenPicture>[]): number {
  return cars.reduce((sum, { pictures }) => sum + pictures.length, 0);
}

function doneOf({ saved, known, failed }: PicturesOutcome): number {
  return saved + known + failed.length;
}

function Progress({ done, total }: { done: number; total: number }) {
  return (
    <div role="status">
      <p>{copy.progress(done, total)}</p>
      <progress aria-label={copy.sending} value={done} max={total} />
      <p className="quiet">{copy.dontClose}</p>
    </div>
  );
}

function Outcome({ outcome: { saved, known, failed, isOffline } }: { outcome: PicturesOutcome }) {
  return (
    <>
      <p role="status">{isOffline ? copy.offline : copy.done(saved, known)}</p>
      {failed.length > 0 && (
        <div className="notice">
          <p>{copy.notSent(failed.length)}</p>
          <ul className="run-result">
            {failed.map(({ path, reason }) => (
              <li key={path}>
                {path}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Lines({ summary, lines }: { summary: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="import__kind">
      <summary>{summary}</summary>
      <ul>
        {lines.slice(0, LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {lines.length > LINES && <p className="quiet">{copy.more(lines.length - LINES)}</p>}
    </details>
  );
}
