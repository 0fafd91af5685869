import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { VEHICLE_FIELDS } from '#domain/vehicle/fields/table.ts';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { columnFile, openColumns } from '#tests/support/search/open-columns.ts';
import { seededStock } from '#tests/support/search/seeded-stock.ts';
import { decodeColumns } from './decode/decode-columns.ts';

const KB = 1024;

describe('the column file', () => {
  it.each([
    [300, 4],
    [10_000, 90],
  ])('of %d seeded vehicles takes less than %d KB with Brotli', (vehicles, kilobytes) => {
    const size = brotliCompressSync(columnFile(seededStock(vehicles))).length;
    expect(size).toBeLessThan(kilobytes * KB);
    // A file that has lost its vehicles would be small, too.
    expect(size).toBeGreaterThan(kilobytes * 256);
  });

  it('of the same stock is the same, byte for byte', () => {
    expect(columnFile(seededStock(50))).toEqual(columnFile(seededStock(50)));
  });

  it('keeps amounts with øre and texts with every character', () => {
    const columns = openColumns([
      aPublicVehicle({ price: 199_999.95, color: '"Blå\\sort" </script>', variant: '🚗 "x"' }),
      aPublicVehicle({ price: 1, make: 'Ørsted "Æ"' }),
    ]);
    expect([...(columns.ranges.price?.numbers ?? [])]).toEqual([199_999.95, 1]);
    expect(columns.nameOf('make', 'oersted-ae')).toBe('Ørsted "Æ"');
    expect(columns.vocabulary).toContain('blaa');
  });

  it('has nothing in it that only staff see, nor ids', () => {
    const staffOnly = Object.entries(VEHICLE_FIELDS).filter(
      ([, { audience }]) => audience === 'staff',
    );
    const secrets = Object.fromEntries(staffOnly.map(([name]) => [name, `SECRET-${name}`]));
    const vehicle = { ...aPublicVehicle({ id: 'id-of-the-vehicle' }), ...secrets };
    const text = new TextDecoder().decode(columnFile([vehicle]));
    expect(staffOnly.length).toBeGreaterThan(5);
    expect(text).not.toMatch(/secret/iu);
    expect(text).not.toContain('id-of-the-vehicle');
    for (const [name] of staffOnly) expect(text).not.toContain(`"${name}"`);
  });

  it('of another format is refused', () => {
    const other = new TextEncoder().encode('["1-old",0]');
    expect(() => decodeColumns(other, () => null)).toThrow('Columns of format 1-old.');
  });
});
