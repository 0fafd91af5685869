import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { VEHICLE_FIELDS } from '#domain/vehicle/fields/table.ts';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import { seededStock } from '#tests/support/search/seeded-stock.ts';
import { ColumnsFormatError, decodeColumns } from './decode-columns.ts';
import { encodeColumns } from './encode-columns.ts';

const KB = 1024;

describe('the column file', () => {
  it.each<[number, number]>([
    [300, 8],
    [3000, 60],
    // Nightly, since a third of all unit tests' time goes into it.
    ...(process.env['DEEP'] ? [[10_000, 140] as [number, number]] : []),
  ])(
    'the column file of %d seeded vehicles takes less than %d KB with Brotli',
    (vehicles, kilobytes) => {
      const size = brotliCompressSync(encodeColumns(seededStock(vehicles))).length;
      expect(size).toBeLessThan(kilobytes * KB);
      // A file without its vehicles would be small, too.
      expect(size).toBeGreaterThan(kilobytes * 256);
    },
  );

  it('the column file of the same stock is the same, byte for byte', () => {
    expect(encodeColumns(seededStock(50))).toEqual(encodeColumns(seededStock(50)));
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

  it('the column file has no ids, and nothing that only staff see', () => {
    const staffOnly = Object.entries(VEHICLE_FIELDS).filter(
      ([, { audience }]) => audience === 'staff',
    );
    const secrets = Object.fromEntries(staffOnly.map(([name]) => [name, `SECRET-${name}`]));
    const vehicle = { ...aPublicVehicle({ id: 'id-of-the-vehicle' }), ...secrets };
    const text = encodeColumns([vehicle]);
    expect(staffOnly.length).toBeGreaterThan(5);
    expect(text).not.toMatch(/secret/iu);
    expect(text).not.toContain('id-of-the-vehicle');
    for (const [name] of staffOnly) expect(text).not.toContain(`"${name}"`);
  });

  it('the column file of another format is refused', () => {
    for (const other of ['["2-old",0]', '{"format":4}', '{}', '[]', 'null']) {
      expect(() => decodeColumns(other, () => null), other).toThrow(ColumnsFormatError);
    }
  });
});
