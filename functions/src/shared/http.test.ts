import { describe, expect, it } from 'vitest';
import { visitorAddress } from './http.ts';

describe('the address of a visitor', () => {
  it('is the socket’s where no proxy is trusted', () => {
    expect(visitorAddress('203.0.113.9', '192.0.2.1', 0)).toBe('192.0.2.1');
  });

  it('is what the trusted proxies say, never what the visitor says', () => {
    const forged = '10.0.0.1, 203.0.113.9, 198.51.100.2';
    expect(visitorAddress(forged, '192.0.2.1', 2)).toBe('203.0.113.9');
    expect(visitorAddress(['10.0.0.1', '203.0.113.9'], '192.0.2.1', 1)).toBe('203.0.113.9');
  });

  it('is the farthest known one where a proxy is missing', () => {
    expect(visitorAddress(undefined, '192.0.2.1', 2)).toBe('192.0.2.1');
  });
});
