import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { motorapiRegister, registerVehicle } from './motorapi.ts';
import { RegisterError } from './register.ts';

/** The example on https://motorapi.dk. */
const DOCUMENTED = {
  registration_number: 'AT21931',
  status: 'Registreret',
  status_date: '2015-05-26T09:18:57.000+02:00',
  type: 'Personbil',
  use: 'Privat personkørsel',
  vin: 'WAUZZZ4G9FN072347',
  own_weight: 0,
  total_weight: 2380,
  axels: 2,
  seats: 5,
  coupling: false,
  doors: 4,
  make: 'AUDI',
  model: 'A6',
  variant: '3.0 TDI 272 HK 4-DØRS QUATTRO S tronic',
  model_type: '4G',
  model_year: 2015,
  color: 'Sort',
  chassis_type: 'Sedan',
  engine_cylinders: 6,
  engine_volume: 2967,
  engine_power: 200,
  fuel_type: 'Diesel',
};
const AUDI = {
  registration_number: 'AT21931',
  vin: 'WAUZZZ4G9FN072347',
  stelnummer: 'WAUZZZ4G9FN072347',
  make: 'Audi',
  model: 'A6',
  variant: '3.0 TDI 272 HK 4-DØRS QUATTRO S tronic',
  year: 2015,
  color: 'Sort',
  fuel_type: 'diesel',
  body_type: 'sedan',
  doors: 4,
  seats: 5,
  power_hp: 272,
};

const asked: (string | undefined)[][] = [];
const server = createServer((request, response) => {
  asked.push([request.url, request.headers['x-auth-token'] as string]);
  const answers: Record<string, [number, string]> = {
    '/vehicles/AT21931': [200, JSON.stringify(DOCUMENTED)],
    '/vehicles?vin=WAUZZZ4G9FN072347': [200, JSON.stringify([DOCUMENTED])],
    '/vehicles?vin=WAUZZZ4G9FN000000': [200, '[]'],
    '/vehicles/QU07A': [429, 'quota'],
    '/vehicles/HTML': [200, '<html>'],
    '/vehicles/DOWN': [500, ''],
  };
  const [status, body] = answers[request.url ?? ''] ?? [404, ''];
  response.writeHead(status).end(body);
});
let register: ReturnType<typeof motorapiRegister>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  register = motorapiRegister(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    'key-1',
  );
});
afterAll(() => server.close());

test('a plate is looked up with the key of the dealer, and the answer becomes fields of a vehicle', async () => {
  expect(await register({ kind: 'plate', number: 'AT21931' })).toEqual(AUDI);
  expect(asked.at(-1)).toEqual(['/vehicles/AT21931', 'key-1']);
});

test('a VIN is looked up in a list, which may be empty', async () => {
  expect(await register({ kind: 'vin', number: 'WAUZZZ4G9FN072347' })).toEqual(AUDI);
  expect(await register({ kind: 'vin', number: 'WAUZZZ4G9FN000000' })).toBeNull();
  expect(await register({ kind: 'plate', number: 'XX00000' })).toBeNull();
});

test.each(['QU07A', 'HTML', 'DOWN'])(
  'the answer to %s is an error of the register',
  async (number) => {
    const failed = register({ kind: 'plate', number });
    await expect(failed).rejects.toThrow(RegisterError);
    await expect(failed).rejects.toMatchObject({ quota: number === 'QU07A' });
  },
);

test('what the register does not know, or says in a way that no field can have, is left out', () => {
  const odd = {
    make: 'BMW',
    model: 'i3',
    model_year: 0,
    doors: '5',
    seats: 900,
    color: '',
    fuel_type: 'El',
  };
  expect(
    registerVehicle({ ...odd, chassis_type: 'Ukendt', first_registration: '2019-05-02T00:00:00' }),
  ).toEqual({
    make: 'BMW',
    model: 'i3',
    doors: 5,
    fuel_type: 'electric',
    first_registration_date: '2019-05-02',
  });
  expect(() => registerVehicle({ make: 7 })).toThrow(RegisterError);
});
