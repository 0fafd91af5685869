import { expect, it } from 'vitest';
import { modelValue } from '#domain/search/values/choice-values.ts';
import { BASIC_FIELDS } from '#domain/vehicle/fields/basic.ts';
import { withFavourite, withoutFavourite, withVisit } from './change-favourites.ts';
import { changesOf } from './changes-of.ts';
import { type Favourites, MAX_FAVOURITES, parseFavourites, type Seen } from './favourites.ts';

const day = (date: string) => new Date(`${date}T10:00:00Z`);
const seen = (price: number | null, standing: Seen['standing'] = 'available'): Seen => ({
  price,
  standing,
});
const vehicle = (id: string, price: number | null = 100_000) => ({
  id,
  name: 'Volvo V60',
  model: 'volvo/v60',
  seen: seen(price),
});

function keep(...ids: string[]): Favourites {
  const kept = ids.reduce<Favourites | null>(
    (before, id) => withFavourite(before, vehicle(id), day('2026-11-14')),
    null,
  );
  if (!kept) throw new Error('Nothing was kept.');
  return kept;
}

it('a visitor who returns is told what became cheaper, sold or went since the last day', () => {
  const found = new Map([
    ['a', seen(90_000)],
    ['b', seen(100_000, 'sold')],
    ['c', seen(105_000)],
    ['d', seen(null, 'gone')],
    ['e', seen(100_000, 'reserved')],
  ]);
  const returned = withVisit(keep('a', 'b', 'c', 'd', 'e', 'f'), found, day('2026-11-20'));
  const changes = { cheaper: [10_000], dearer: [5_000], reserved: 1, sold: 1, gone: 1 };
  expect(changesOf(returned)).toEqual(changes);
  expect(returned.visitedBefore).toBe(day('2026-11-14').toISOString());

  const reloaded = withVisit(returned, found, day('2026-11-20'));
  expect(changesOf(reloaded)).toEqual(changes);

  const nextDay = withVisit(reloaded, found, day('2026-11-21'));
  expect(changesOf(nextDay)).toEqual({ cheaper: [], dearer: [], reserved: 0, sold: 0, gone: 0 });
  expect(nextDay.visitedBefore).toBe(day('2026-11-20').toISOString());
});

it('a vehicle that could not be looked up stays as it was seen', () => {
  const returned = withVisit(keep('a'), new Map(), day('2026-11-20'));
  expect(returned.vehicles[0]?.seen).toEqual(seen(100_000));
  expect(changesOf(returned).cheaper).toEqual([]);
});

it('a price on request is neither cheaper nor dearer', () => {
  const kept = keep('a');
  const returned = withVisit(kept, new Map([['a', seen(null)]]), day('2026-11-20'));
  expect(changesOf(returned)).toMatchObject({ cheaper: [], dearer: [] });
});

it('the newest favourite is first, one is kept once, and there is no more than the most', () => {
  expect(keep('a', 'b', 'a').vehicles.map(({ id }) => id)).toEqual(['a', 'b']);
  const full = keep(...Array.from({ length: MAX_FAVOURITES }, (_, index) => `car-${index}`));
  expect(withFavourite(full, vehicle('one-more'), day('2026-11-14'))).toBeNull();
  expect(withFavourite(full, vehicle('car-3'), day('2026-11-14'))?.vehicles[0]?.id).toBe('car-3');
});

it('favourites without a vehicle are deleted', () => {
  expect(withoutFavourite(keep('a'), 'a')).toBeNull();
  expect(withoutFavourite(keep('a', 'b'), 'a')?.vehicles.map(({ id }) => id)).toEqual(['b']);
});

it('favourites are read as they were stored, and anything else is none', () => {
  const kept = keep('a', 'b');
  const stored = JSON.stringify(kept);
  expect(parseFavourites(stored)).toEqual(kept);
  for (const text of [
    null,
    '',
    '[]',
    '{"vehicles":[]}',
    stored.replace('volvo/v60', '../../admin'),
    stored.replace('"a"', '"a/b"'),
    stored.replace('100000', '"100000"'),
    stored.replace('available', 'stolen'),
  ]) {
    expect(parseFavourites(text), String(text)).toBeNull();
  }
});

it('a favourite with the longest name that a vehicle can have is read again', () => {
  const { make, model, variant } = BASIC_FIELDS;
  const longest = [make, model, variant].map(({ max }) => 'æ'.repeat(max));
  const [madeBy = '', named = ''] = longest;
  const kept = withFavourite(
    null,
    { ...vehicle('a'), name: longest.join(' '), model: modelValue(madeBy, named) },
    day('2026-11-14'),
  );
  expect(parseFavourites(JSON.stringify(kept))).toEqual(kept);
});
