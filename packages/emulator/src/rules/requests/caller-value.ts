import type { TokenClaims } from '#emulator/wire/caller.ts';
import type { RulesValue } from '../values/values.ts';

/** `request.auth` */
export function callerValue(auth: { uid: string; claims: TokenClaims } | null): RulesValue {
  if (!auth) return null;
  return new Map<string, RulesValue>([
    ['uid', auth.uid],
    ['token', jsonValue(auth.claims)],
  ]);
}

/** JSON as the rules see it: a whole number is an int. */
export function jsonValue(json: unknown): RulesValue {
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (Array.isArray(json)) return json.map(jsonValue);
  if (typeof json !== 'object' || json === null) return null;
  return new Map(Object.entries(json).map(([key, value]) => [key, jsonValue(value)]));
}
