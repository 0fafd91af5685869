import { groupBy } from '#domain/group-by.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { CHASSIS, PLATE } from '../recognise/contents.ts';

export interface CarPictures<Picture> {
  vehicle: Vehicle;
  pictures: Picture[];
}

/** `2` before `10`. */
const BY_PATH = new Intl.Collator('da', { numeric: true });

/**
 * The pictures of each car, in the order of their names. A plate or a chassis number in the file's name
 * decides, then the folder that is named after a car, then a name that is the id with a number after it.
 * `withoutCar`: those whose names are of no car, or of several.
 */
export function matchPictures<Picture extends { path: string }>(
  pictures: readonly Picture[],
  vehicles: readonly Vehicle[],
): { cars: CarPictures<Picture>[]; withoutCar: Picture[] } {
  const index = carsByName(vehicles);
  const sorted = pictures.toSorted((a, b) => BY_PATH.compare(a.path, b.path));
  const byCar = groupBy(
    sorted,
    ({ path }) => namesOf(path).flatMap((name) => index.get(name) ?? [])[0],
  );
  const cars = [...byCar].flatMap(([vehicle, own]) => (vehicle ? { vehicle, pictures: own } : []));
  return { cars, withoutCar: byCar.get(undefined) ?? [] };
}

/** The names that a path may have for its car, the surest first. */
function namesOf(path: string): string[] {
  const parts = path.split('/');
  const stem = (parts.pop() ?? '').replace(/\.\w+$/u, '');
  const folders = parts.toReversed();
  const words = [stem, ...stem.split(/[_\s.()]+/u), ...pairs(stem)];
  const unmistakable = words.filter((word) => PLATE.test(word) || CHASSIS.test(word));
  const numbered = stem.replace(/[\s_.-]*\(?\d{1,3}\)?$/u, '');
  return [...unmistakable, ...folders, stem, numbered, stem.split(/[_\s]/u)[0] ?? '']
    .map(plain)
    .filter(Boolean);
}

/** Three words that follow each other, as a plate with spaces is. */
function pairs(stem: string): string[] {
  const words = stem.split(/[_\s-]+/u);
  return words.map((_, index) => words.slice(index, index + 3).join(''));
}

function carsByName(vehicles: readonly Vehicle[]): ReadonlyMap<string, Vehicle> {
  const found = new Map<string, Vehicle | null>();
  // Where the dealer has had the same car before, the one that is for sale is meant.
  const isOver = ({ status }: Vehicle) => status === 'sold' || status === 'archived';
  for (const vehicle of vehicles) {
    const { id, registration_number, vin, stelnummer } = vehicle;
    const names = [id, registration_number, vin, stelnummer].map((name) => plain(name ?? ''));
    for (const name of new Set(names.filter(Boolean))) {
      const other = found.get(name);
      if (!other || isOver(other)) found.set(name, other === null ? null : vehicle);
      else if (!isOver(vehicle)) found.set(name, null);
    }
  }
  return new Map([...found].flatMap(([name, vehicle]) => (vehicle ? [[name, vehicle]] : [])));
}

function plain(name: string): string {
  return name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
