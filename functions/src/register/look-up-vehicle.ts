import * as v from 'valibot';
import { registerQuery } from '#domain/vehicle/register.ts';
import { log } from '../shared/log.ts';
import { type ApiAnswer, type ApiRequest, json, readJson } from '../shared/request/http.ts';
import { callingStaff, type StaffMember } from '../shared/request/staff.ts';
import { RegisterError, type VehicleRegister } from './register.ts';

const BodySchema = v.object({ number: v.pipe(v.string(), v.maxLength(40)) });

export interface LookUpDeps {
  staffMember: StaffMember;
  /** Null where the dealer has no key to a register. */
  register: VehicleRegister | null;
}

/**
 * For staff. GET: whether vehicles can be looked up. POST `{ number }`: what the register says of
 * the vehicle with this plate or VIN.
 */
export async function lookUpVehicle(request: ApiRequest, deps: LookUpDeps): Promise<ApiAnswer> {
  const { staffMember, register } = deps;
  const caller = await callingStaff(request, staffMember, 'register');
  if ('refused' in caller) return caller.refused;
  if (request.method !== 'POST') return json(200, { ok: true, available: register !== null });
  if (!register) return json(404, { ok: false, error: 'no_register' });
  const body = v.safeParse(BodySchema, readJson(request));
  const query = body.success ? registerQuery(body.output.number) : null;
  if (!query) return json(400, { ok: false, error: 'not_a_number' });
  try {
    return json(200, { ok: true, vehicle: await register(query) });
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error;
    log.registerFailed(error);
    return json(502, { ok: false, error: error.quota ? 'register_quota' : 'register_failed' });
  }
}
