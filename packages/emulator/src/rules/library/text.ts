import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { compilePattern } from './pattern.ts';
import { builtin, type Library } from './signature.ts';

export const STRING_METHODS: Library = {
  size: builtin([], (text: string) => BigInt(text.length)),
  lower: builtin([], (text: string) => text.toLowerCase()),
  upper: builtin([], (text: string) => text.toUpperCase()),
  trim: builtin([], (text: string) => text.trim()),
  matches: builtin(['string'], (text: string, pattern: string) =>
    compilePattern(pattern).whole.test(text),
  ),
  replace: builtin(['string', 'string'], (text: string, pattern: string, by: string) =>
    text.replace(compilePattern(pattern).anywhere, by),
  ),
  split: builtin(['string'], (text: string, pattern: string) => split(text, pattern)),
  toUtf8: builtin([], (text: string) => new TextEncoder().encode(text)),
};

export const BYTES_METHODS: Library = {
  size: builtin([], (bytes: Uint8Array) => BigInt(bytes.length)),
  toBase64: builtin([], (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')),
  toHexString: builtin([], (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').toUpperCase()),
};

const hash = (algorithm: string) =>
  builtin(['string or bytes'], (input: string | Uint8Array) => digest(algorithm, input));

export const HASHING: Library = {
  'hashing.md5': hash('md5'),
  'hashing.sha256': hash('sha256'),
  'hashing.crc32': builtin(['string or bytes'], (input: string | Uint8Array) => {
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(crc32(input));
    return new Uint8Array(sum);
  }),
};

function digest(algorithm: string, input: string | Uint8Array): Uint8Array {
  return new Uint8Array(createHash(algorithm).update(input).digest());
}

/** Drops empty pieces at the end, as RE2 for Java does. */
function split(text: string, pattern: string): string[] {
  const pieces = text.split(compilePattern(pattern).anywhere);
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
}
