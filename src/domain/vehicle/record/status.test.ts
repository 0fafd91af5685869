import { describe, expect, it } from 'vitest';
import type { VehicleStatus } from '#domain/schema/enumerations.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { byLastSold, byNewest, isOnInventory, isOnSoldList, soldDateAfter } from './status.ts';

const now = new Date('2026-11-21T12:00:00Z');
const earlier = new Date('2026-11-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('sold_date after a save', () => {
  it.each<[VehicleStatus | null, VehicleStatus, Date | null]>([
    [null, 'sold', now],
    [null, 'available', null],
    ['available', 'sold', now],
    ['reserved', 'sold', now],
    ['archived', 'sold', now],
    ['sold', 'sold', earlier],
    ['sold', 'available', null],
    ['sold', 'maintenance', null],
    ['available', 'reserved', null],
  ])('the sold_date after a change from %s to %s is %s', (from, to, expected) => {
    const before = from && { status: from, sold_date: from === 'sold' ? earlier : null };
    expect(soldDateAfter(before, to, now)).toEqual(expected);
  });

  it('an archived vehicle that stays archived keeps its sold_date', () => {
    const before = { status: 'archived', sold_date: earlier } as const;
    expect(soldDateAfter(before, 'archived', now)).toEqual(earlier);
  });
});

describe('the inventory', () => {
  it.each(['available', 'reserved', 'maintenance'] as const)(
    'the inventory holds %s vehicles',
    (status) => {
      expect(isOnInventory(aVehicle({ status }), now)).toBe(true);
    },
  );

  it('the inventory holds a sold vehicle for 60 days', () => {
    expect(isOnInventory(aVehicle({ status: 'sold', sold_date: daysAgo(60) }), now)).toBe(true);
    expect(isOnInventory(aVehicle({ status: 'sold', sold_date: daysAgo(60.01) }), now)).toBe(false);
  });

  it('the inventory holds no archived vehicle and no sold vehicle without a sold_date', () => {
    expect(isOnInventory(aVehicle({ status: 'archived' }), now)).toBe(false);
    expect(isOnInventory(aVehicle({ status: 'sold' }), now)).toBe(false);
  });
});

describe('the vehicle lists', () => {
  it('the list of sold vehicles holds sold and archived vehicles', () => {
    const statuses = (['available', 'sold', 'reserved', 'maintenance', 'archived'] as const).filter(
      (status) => isOnSoldList({ status }),
    );
    expect(statuses).toEqual(['sold', 'archived']);
  });

  it('vehicles are ordered newest first, with ties settled by id', () => {
    const ids = [
      aVehicle({ id: 'b', created_at: earlier }),
      aVehicle({ id: 'a', created_at: earlier }),
      aVehicle({ id: 'c', created_at: now }),
    ]
      .toSorted(byNewest)
      .map(({ id }) => id);
    expect(ids).toEqual(['c', 'a', 'b']);
  });

  it('sold vehicles are ordered last sold first, those without a date last', () => {
    const ids = [
      aVehicle({ id: 'none' }),
      aVehicle({ id: 'old', sold_date: earlier }),
      aVehicle({ id: 'new', sold_date: now }),
    ]
      .toSorted(byLastSold)
      .map(({ id }) => id);
    expect(ids).toEqual(['new', 'old', 'none']);
  });
});
