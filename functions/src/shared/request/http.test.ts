import { describe, expect, it } from 'vitest';
import { visitorAddress } from './http.ts';

describe('the address of a visitor', () => {
  it('the address of a visitor is that of the socket when no proxy is trusted', () => {
    expect(visitorAddress('203.0.113.9', '192.0.2.1', 0)).toBe('192.0.2.1');
  });

  it('the address of a visitor comes from trusted proxies and cannot be forged', () => {
    const forged = '10.0.0.1, 203.0.113.9, 198.51.100.2';
    expect(visitorAddress(forged, '192.0.2.1', 2)).toBe('203.0.113.9');
    expect(visitorAddress(['10.0.0.1', '203.0.113.9'], '192.0.2.1', 1)).toBe('203.0.113.9');
  });

  it('the address of a visitor is that of the socket when an expected proxy is missing', () => {
    expect(visitorAddress(undefined, '192.0.2.1', 2)).toBe('192.0.2.1');
  });
});
