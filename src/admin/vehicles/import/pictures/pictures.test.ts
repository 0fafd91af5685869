import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { matchPictures } from './match-pictures.ts';
import { crc32, picturesOfFolder, picturesOfZip } from './read-pictures.ts';

const numbers = { vin: null, stelnummer: null, registration_number: null };
const stock = [
  aVehicle({ ...numbers, id: '10412', registration_number: 'AB 12 345' }),
  aVehicle({ ...numbers, id: '10413', stelnummer: 'WBAZZZ00000100002' }),
  aVehicle({ ...numbers, id: 'sold-1', status: 'sold', registration_number: 'CD67890' }),
  aVehicle({ ...numbers, id: 'B-77', registration_number: 'CD67890' }),
  aVehicle({ ...numbers, id: 'twin-1', registration_number: 'EF 11 222' }),
  aVehicle({ ...numbers, id: 'twin-2', registration_number: 'EF 11 222' }),
];

function matched(...paths: string[]) {
  const { cars, withoutCar } = matchPictures(
    paths.map((path) => ({ path })),
    stock,
  );
  return {
    cars: Object.fromEntries(
      cars.map(({ vehicle, pictures }) => [vehicle.id, pictures.map(({ path }) => path)]),
    ),
    withoutCar: withoutCar.map(({ path }) => path),
  };
}

test('images are matched by plate, chassis number and stock number, in the order of their numbers', () => {
  expect(
    matched(
      ...['AB12345_10.jpg', 'AB12345_2.jpg', 'ab 12 345 (1).JPG', 'AB12345.jpg'],
      ...['wbazzz00000100002-1.png', '10413_2.webp'],
    ).cars,
  ).toEqual({
    10412: ['ab 12 345 (1).JPG', 'AB12345_2.jpg', 'AB12345_10.jpg', 'AB12345.jpg'],
    10413: ['10413_2.webp', 'wbazzz00000100002-1.png'],
  });
});

test('images in a folder belong to the car that the folder names, whatever they are called', () => {
  expect(matched('Biler/AB12345/10413.jpg', 'Biler/10413/1.jpg', 'B-77/front.jpg').cars).toEqual({
    10412: ['Biler/AB12345/10413.jpg'],
    10413: ['Biler/10413/1.jpg'],
    'B-77': ['B-77/front.jpg'],
  });
});

test('the images of a car that was sold before are those of the one for sale, and of two such cars nobody’s', () => {
  expect(matched('CD67890_1.jpg', 'EF11222_1.jpg', 'ukendt.jpg')).toEqual({
    cars: { 'B-77': ['CD67890_1.jpg'] },
    withoutCar: ['EF11222_1.jpg', 'ukendt.jpg'],
  });
});

const archive = (parts: Record<string, string>) =>
  new Blob([
    zipSync(
      Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
    ).slice(),
  ]);

test('a zip file is read image by image, with the checksum that a folder gives the same image', async () => {
  const zip = archive({
    'AB12345_1.jpg': 'picture'.repeat(100),
    ...{ 'liste.txt': 'x', '__MACOSX/._AB12345_1.jpg': 'x', 'AB12345/.skjult.jpg': 'x' },
  });
  const pictures = await picturesOfZip(zip);
  expect(pictures.map(({ path }) => path)).toEqual(['AB12345_1.jpg']);
  const content = await pictures[0]?.read();
  expect(content?.file.type).toBe('image/jpeg');
  expect(await content?.file.text()).toBe('picture'.repeat(100));
  const [same] = picturesOfFolder([content?.file as File]);
  expect((await same?.read())?.mark).toBe(content?.mark);
  expect(crc32(strToU8('123456789'))).toBe(0xcbf4_3926);
});

/** Writes a number into each entry of the list at the end of an archive. */
async function patched(zip: Blob, offset: number, value: number): Promise<Blob> {
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + offset + 4 <= bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x0201_4b50) view.setUint32(at + offset, value, true);
  }
  return new Blob([bytes]);
}

test('a hostile zip file is refused in words', async () => {
  await expect(picturesOfZip(archive({ '../AB12345_1.jpg': 'x' }))).rejects.toThrow(
    'stier, der fører ud af den',
  );
  await expect(picturesOfZip(archive({ 'liste.txt': 'x' }))).rejects.toThrow('ingen billeder');
  await expect(picturesOfZip(new Blob(['no archive']))).rejects.toThrow('i stykker');
  const three = archive({ 'a.jpg': 'x', 'b.jpg': 'x', 'c.jpg': 'x' });
  await expect(picturesOfZip(await patched(three, 24, 3_900_000_000))).rejects.toThrow(
    'mere end 8 GB',
  );
  const locked = await patched(archive({ 'a.jpg': 'x' }), 8, 1);
  await expect(picturesOfZip(locked)).rejects.toThrow('adgangskode');
});

test('an image that unpacks to more than it states, or is another than its checksum says, is not uploaded', async () => {
  const zip = archive({ 'AB12345_1.jpg': 'x'.repeat(100_000) });
  const [large] = await picturesOfZip(await patched(zip, 24, 70_000_000));
  await expect(large?.read()).rejects.toThrow('mere end 60 MB');
  const [short] = await picturesOfZip(await patched(zip, 24, 10));
  await expect(short?.read()).rejects.toThrow('Billedet er i stykker i zip-filen.');
  const [other] = await picturesOfZip(await patched(zip, 16, 1));
  await expect(other?.read()).rejects.toThrow('Billedet er i stykker i zip-filen.');
});
