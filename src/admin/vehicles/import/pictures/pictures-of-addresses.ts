import { StaffError } from '#admin/feedback/staff-error.ts';
import { importPicturesCopy } from '#copy/admin/import/import-pictures.ts';
import { FETCH_PROBLEMS, type FetchProblem } from '#domain/image/fetch-problems.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { fetchFromFunction } from '#firebase/service/functions.ts';
import { ServiceError } from '#firebase/service/service-error.ts';
import { paths } from '#paths';
import type { RowImages } from '../plan/planned-import.ts';
import type { CarPictures } from './match-pictures.ts';
import { type ChosenPicture, crc32 } from './read-pictures.ts';

const { refusals } = importPicturesCopy;

/** Of one car; the rest is named as left out. */
const MOST_OF_CAR = 60;
/** The function fetches few images at once and asks to come again. */
const ATTEMPTS = 20;
const PAUSE_MS = 500;

/** The images that a file names by their addresses, with the stored cars that they belong to. */
export function picturesOfAddresses(
  rows: readonly RowImages[],
  vehicles: readonly Vehicle[],
): CarPictures<ChosenPicture>[] {
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return rows.flatMap(({ vehicleId, urls }) => {
    const vehicle = byId.get(vehicleId);
    return vehicle ? [{ vehicle, pictures: urls.map(pictureOf) }] : [];
  });
}

function pictureOf(url: string, index: number): ChosenPicture {
  // Of the address, so that a repeated import need not fetch an image to know it again.
  const mark = crc32(new TextEncoder().encode(url));
  const read = async () => {
    if (index >= MOST_OF_CAR) throw new StaffError(refusals.tooManyOfCar(MOST_OF_CAR));
    const blob = await fetchImage(url);
    const name = new URL(url).pathname.split('/').at(-1) ?? '';
    return { file: new File([blob], name, { type: blob.type }), mark };
  };
  return { path: url, mark, read };
}

async function fetchImage(url: string): Promise<Blob> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchFromFunction(paths.importImage, { url });
    } catch (cause) {
      if (!(cause instanceof ServiceError)) throw cause;
      const { message } = cause;
      if (isProblem(message)) throw new StaffError(refusals.fetch[message], { cause });
      if (message !== 'busy' || attempt === ATTEMPTS) throw cause;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function isProblem(message: string): message is FetchProblem {
  return (FETCH_PROBLEMS as readonly string[]).includes(message);
}
