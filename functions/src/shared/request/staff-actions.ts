import type { GenericSchema, InferOutput } from 'valibot';
import type { Power } from '#domain/staff/permissions.ts';
import { type ApiAnswer, type ApiRequest, json, readJson } from './http.ts';
import { callingStaff, type Member, type StaffMember } from './staff.ts';
import { validate } from './validate.ts';

/** Answers an address where staff with a power read by GET, if they can, and act by a POST of the form `schema`. */
export async function answerStaff<
  Schema extends GenericSchema,
  Deps extends { staffMember: StaffMember },
>(
  request: ApiRequest,
  deps: Deps,
  {
    power,
    schema,
    read,
    act,
  }: {
    power: Power;
    schema: Schema;
    read?: (query: URLSearchParams, deps: Deps) => Promise<unknown>;
    act: (
      action: InferOutput<Schema>,
      member: Member,
      deps: Deps,
    ) => Promise<ApiAnswer> | ApiAnswer;
  },
): Promise<ApiAnswer> {
  const caller = await callingStaff(request, deps.staffMember, power);
  if ('refused' in caller) return caller.refused;
  if (read && request.method !== 'POST') return json(200, await read(request.query, deps));
  const action = validate(schema, readJson(request));
  if (!action.ok) return json(422, { ok: false, error: 'invalid', fields: action.fields });
  return act(action.value, caller.member, deps);
}
