import { describe, expect, it } from 'vitest';
import { newSecret, periodAt, periodOfCode, totpCode } from './totp.ts';

/** The 20 bytes `12345678901234567890` of RFC 6238 in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of authenticator apps', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('the code at second %i is that of RFC 6238, appendix B', (seconds, code) => {
    expect(totpCode(SECRET, periodAt(seconds * 1000), 8)).toBe(code);
  });

  it('a code counts one period before and after its own, and no longer', () => {
    const now = 1_800_000_000_000;
    const code = totpCode(SECRET, periodAt(now));
    const accepted = [-2, -1, 0, 1, 2].filter(
      (away) => periodOfCode(SECRET, code, now + away * 30_000) !== null,
    );
    expect(accepted).toEqual([-1, 0, 1]);
    expect(periodOfCode(SECRET, '', now)).toBeNull();
    expect(periodOfCode(SECRET, `${code}0`, now)).toBeNull();
  });

  it('two new secrets differ and have 160 bits', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/u);
    expect(one).not.toBe(other);
  });
});
