import { unsupported } from '#emulator/wire/status-error.ts';
import { AuthError } from '../accounts/auth-error.ts';
import { SHORTEST_PASSWORD } from '../config.ts';

export type Body = Record<string, unknown>;

/** A string field, or undefined where it is absent; throws for any other type. */
export function optionalText(body: Body, key: string): string | undefined {
  const value = body[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw invalidField(key, 'a string');
  return value;
}

/** Like optionalText, but throws `code` where the field is missing or empty. */
export function requiredText(body: Body, key: string, code: string): string {
  const value = optionalText(body, key);
  if (value === undefined || value === '') throw new AuthError(code);
  return value;
}

/** A boolean field, or undefined where it is absent; throws for any other type. */
export function optionalFlag(body: Body, key: string): boolean | undefined {
  const value = body[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean') throw invalidField(key, 'true or false');
  return value;
}

/** A number, or digits in a string: Google's JSON writes 64-bit integers as strings. */
export function optionalWholeNumber(body: Body, key: string): number | undefined {
  const value = body[key];
  if (value === undefined || value === null) return undefined;
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) {
    throw invalidField(key, 'a whole number');
  }
  return number;
}

/** A list of strings, empty where it is absent; throws for any other type. */
export function optionalTexts(body: Body, key: string): string[] {
  const value = body[key] ?? [];
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    throw invalidField(key, 'a list of strings');
  }
  return value;
}

/**
 * Throws for the first field that is not in `known`, so that nothing a client sends is dropped
 * silently. Null, false and empty lists ask for nothing and pass.
 */
export function refuseOtherFields(
  body: Body,
  known: ReadonlySet<string>,
  what = 'the account field',
): void {
  const other = Object.keys(body).find((name) => !known.has(name) && !isEmpty(body[name]));
  if (other !== undefined) throw unsupported(`${what} ${other}`);
}

function isEmpty(value: unknown): boolean {
  return (value ?? false) === false || (Array.isArray(value) && value.length === 0);
}

/** The lower-case form in which addresses are stored and compared, as in production. */
export function normalizeEmail(email: string): string {
  const normal = email.trim().toLowerCase();
  if (normal.length > 256 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$|^[^\s@]+@localhost$/.test(normal)) {
    throw new AuthError('INVALID_EMAIL');
  }
  return normal;
}

/** Returns the password; throws where it has less than `least` or more than 4096 characters. */
export function checkNewPassword(password: string, least = SHORTEST_PASSWORD): string {
  if (password.length < SHORTEST_PASSWORD) {
    throw new AuthError('WEAK_PASSWORD', 'Password should be at least 6 characters');
  }
  if (password.length < least) {
    throw new AuthError(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Missing password requirements: [Password must contain at least ${least} characters]`,
    );
  }
  if (password.length > 4096) throw invalidField('password', 'at most 4096 characters long');
  return password;
}

function invalidField(key: string, wanted: string): AuthError {
  return new AuthError('INVALID_ARGUMENT', `"${key}" must be ${wanted}.`);
}
