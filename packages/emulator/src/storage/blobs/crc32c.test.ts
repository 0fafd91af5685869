import { expect, it } from 'vitest';
import { crc32c, crc32cBase64 } from './crc32c.ts';

it.each([
  ['', 'AAAAAA=='],
  ['123456789', '4waSgw=='],
  ['The quick brown fox jumps over the lazy dog', 'ImIEBA=='],
])('the CRC32C of "%s" is %s', (text, expected) => {
  expect(crc32cBase64(crc32c(Buffer.from(text)))).toBe(expected);
});

it('crc32c continues over parts', () => {
  expect(crc32c(Buffer.from('6789'), crc32c(Buffer.from('12345')))).toBe(0xe3069283);
});
