import { paths } from '#paths';
import { database, staffMember } from '../shared/admin-sdk.ts';
import type { Route } from '../shared/request/routes.ts';
import { config, secrets } from '../shared/settings/config.ts';
import { cachedRegister } from './cached-register.ts';
import { lookUpVehicle } from './look-up-vehicle.ts';
import { motorapiRegister } from './motorapi.ts';
import type { VehicleRegister } from './register.ts';

/** For staff, who fill in the form of a vehicle by its plate. */
export const registerRoutes: readonly Route[] = [
  {
    path: paths.registerApi,
    handler: (request) => lookUpVehicle(request, { staffMember, register: register() }),
  },
];

/** A secret cannot be empty, so `none` stands for no key. */
function register(): VehicleRegister | null {
  const key = secrets.registerKey.value();
  if (key === '' || key === 'none') return null;
  const now = () => new Date();
  return cachedRegister(motorapiRegister(config.registerUrl(), key), { db: database(), now });
}
