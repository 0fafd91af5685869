import { type Route, sendJson } from '#tools/http/route.ts';

const PREFIX = '/__local/register/vehicles';

/** The answer of the invented register, with the field names of motorapi.dk. */
const CARS = [
  {
    ...{ make: 'VOLKSWAGEN', model: 'GOLF', variant: '1.5 TSI 150 HK 5-DØRS', model_year: 2021 },
    ...{ fuel_type: 'Benzin', chassis_type: 'Hatchback', engine_power: 110, color: 'Hvid' },
  },
  {
    ...{ make: 'SKODA', model: 'OCTAVIA', variant: '2.0 TDI 150 HK COMBI', model_year: 2020 },
    ...{ fuel_type: 'Diesel', chassis_type: 'Stationcar', engine_power: 110, color: 'Grå' },
  },
  {
    ...{ make: 'TESLA', model: 'MODEL 3', variant: 'LONG RANGE AWD', model_year: 2022 },
    ...{ fuel_type: 'El', chassis_type: 'Sedan', engine_power: 324, color: 'Blå' },
  },
];

/**
 * An invented register of motor vehicles: every plate with five digits belongs to a car, the same one
 * each time. It answers as motorapi.dk does.
 */
export const registerRoute: Route = async (request, response, url) => {
  if (request.method !== 'GET' || !url.pathname.startsWith(PREFIX)) return false;
  const plate = decodeURIComponent(url.pathname.slice(PREFIX.length + 1));
  const vin = url.searchParams.get('vin');
  if (vin !== null) sendJson(response, 200, [carOf(`ZZ${vin.slice(-5)}`, vin)]);
  else if (/^\p{Lu}{2}\d{5}$/u.test(plate)) sendJson(response, 200, carOf(plate));
  else sendJson(response, 404, { error: 'Not found' });
  return true;
};

function carOf(plate: string, vin = `WVWZZZ1KZ${plate.padEnd(8, '0').slice(0, 8)}`) {
  const digits = Number(plate.replace(/\D/gu, '')) || 0;
  const car = CARS[digits % CARS.length] as (typeof CARS)[number];
  return {
    ...car,
    registration_number: plate,
    status: 'Registreret',
    use: 'Privat personkørsel',
    first_registration: `${car.model_year}-03-15T00:00:00.000+01:00`,
    ...{ vin, seats: 5, doors: 5 },
  };
}
