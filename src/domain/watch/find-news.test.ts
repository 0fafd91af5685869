import { expect, it } from 'vitest';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { valueLabel } from '#features/inventory/search/value-label.ts';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { randomStock } from '#tests/support/search/random-stock.ts';
import { createRandom } from '#tools/demo/random-stock/random.ts';
import { findNews, similarTo } from './find-news.ts';
import { findWatched, seenNow, watchedStock } from './watched-stock.ts';
import { MOST_WATCHES, type Watch, type Watcher, withConfirmed, withWish } from './watcher.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2027-04-20T10:00:00Z');

const aWatch = (fields: Partial<Watch> = {}): Watch => ({
  ...{ key: '00000001', query: 'maerke=volvo', vehicle_ids: [], name: 'Volvo' },
  ...{ created_at: NOW, confirmed_at: NOW, ends_at: LATER },
  ...fields,
});

const aWatcher = (fields: Partial<Watcher> = {}): Watcher => ({
  ...{ email: 'jens@eksempel.dk', email_key: 'jens@eksempel.dk', watches: [aWatch()] },
  ...{ seen: {}, mailed_on: '', expires_at: LATER },
  ...fields,
});

const stockOf = (...vehicles: PublicVehicle[]) => watchedStock(vehicles, valueLabel);
const volvo = (fields: Partial<PublicVehicle> = {}) => aPublicVehicle({ id: 'v', ...fields });

/** The news of a person who has seen `before`, once the stock is `after`. */
function newsOf(before: PublicVehicle[], after: PublicVehicle[], watch = aWatch()) {
  const seen = { [watch.key]: seenNow(findWatched(watch, stockOf(...before))) };
  const { news, seen: next } = findNews(
    aWatcher({ watches: [watch], seen }),
    stockOf(...after),
    NOW,
  );
  const items = news.flatMap((one) => one.items);
  return {
    items: items.map(({ vehicle, became, cheaperBy }) => [vehicle.id, became, cheaperBy]),
    seen: next[watch.key],
  };
}

it('each kind of change of a vehicle has its own news, and no change has none', () => {
  const cheap = volvo({ price: 239_900 });
  expect(newsOf([], [volvo()]).items).toEqual([['v', 'new', 0]]);
  expect(newsOf([volvo()], [volvo()]).items).toEqual([]);
  expect(newsOf([volvo()], [cheap]).items).toEqual([['v', null, 10_000]]);
  expect(newsOf([volvo()], [volvo({ status: 'reserved' })]).items).toEqual([['v', 'reserved', 0]]);
  const back = newsOf([volvo({ status: 'reserved' })], [cheap]);
  expect(back.items).toEqual([['v', 'available', 10_000]]);
  expect(newsOf([volvo()], [volvo({ status: 'sold' })]).items).toEqual([['v', 'sold', 0]]);
  expect(newsOf([], [volvo({ status: 'sold' })]).items).toEqual([]);
});

it('a price on request that became a price is no news, and its fall is', () => {
  const priced = newsOf([volvo({ price: 0 })], [volvo()]);
  expect(priced).toEqual({ items: [], seen: seenNow([volvo()]) });
});

it('a vehicle that leaves a search because it is reserved or sold is news, and for any other reason not', () => {
  const forSale = aWatch({ query: 'maerke=volvo&status=available' });
  const gone = newsOf([volvo()], [volvo({ status: 'sold' })], forSale);
  expect(gone.items).toEqual([['v', 'sold', 0]]);
  expect(gone.seen).toEqual({});
  expect(newsOf([volvo()], [volvo({ make: 'Saab' })]).items).toEqual([]);
});

it('a price that rose and fell again is compared with the one that the person was told', () => {
  const risen = newsOf([volvo({ price: 200_000 })], [volvo({ price: 220_000 })]);
  expect(risen.items).toEqual([]);
  const watcher = aWatcher({ seen: { '00000001': risen.seen ?? {} } });
  expect(findNews(watcher, stockOf(volvo({ price: 210_000 })), NOW).news).toEqual([]);
  const [news] = findNews(watcher, stockOf(volvo({ price: 190_000 })), NOW).news;
  expect(news?.items[0]?.cheaperBy).toBe(10_000);
});

it('a vehicle that two searches find is news once', () => {
  const both = [aWatch(), aWatch({ key: '00000002', query: 'braendstof=diesel' })];
  const { news } = findNews(aWatcher({ watches: both }), stockOf(volvo()), NOW);
  expect(news.flatMap(({ items }) => items)).toHaveLength(1);
});

it('a watch that is not confirmed, or has ended, finds nothing', () => {
  for (const watch of [aWatch({ confirmed_at: null }), aWatch({ ends_at: NOW })]) {
    expect(findNews(aWatcher({ watches: [watch] }), stockOf(volvo()), NOW).news).toEqual([]);
  }
});

it('what is like a sold vehicle is for sale: of its make, nearest in price first', () => {
  const sold = volvo({ status: 'sold', price: 200_000 });
  const near = volvo({ id: 'near', price: 210_000 });
  const far = volvo({ id: 'far', price: 400_000 });
  const held = volvo({ id: 'held', status: 'reserved' });
  const other = volvo({ id: 'other', make: 'Saab', price: 200_000 });
  const found = similarTo(sold, stockOf(sold, other, far, near, held));
  expect(found.map(({ id }) => id)).toEqual(['near', 'far', 'other']);
});

it('one address has at most ten confirmed watches, of which the same wish is one', () => {
  let watcher = aWatcher({ watches: [] });
  for (let at = 1; at <= MOST_WATCHES; at += 1) {
    const wish = { query: `pris_til=${at}`, vehicle_ids: [], name: String(at) };
    const added = withWish(watcher, { wish, key: String(at).padStart(8, '0'), now: NOW });
    const confirmed = withConfirmed(added.watcher, { key: added.watch.key, seen: {}, now: NOW });
    if (confirmed === 'full') throw new Error(`full at ${at}`);
    watcher = confirmed;
  }
  const same = { query: 'pris_til=1', vehicle_ids: [], name: '1' };
  expect(withWish(watcher, { wish: same, key: 'ffffffff', now: NOW }).watch.key).toBe('00000001');
  const one = withWish(watcher, { wish: { ...same, query: 'x=1' }, key: 'ffffffff', now: NOW });
  expect(withConfirmed(one.watcher, { key: 'ffffffff', seen: {}, now: NOW })).toBe('full');
});

const WATCHES = process.env['DEEP'] ? 10_000 : 200;
const VEHICLES = process.env['DEEP'] ? 3000 : 100;

it(`${WATCHES} watches against ${VEHICLES} vehicles need less CPU than a second`, () => {
  const random = createRandom(7);
  const vehicles = randomStock(VEHICLES, random).map((vehicle) => aPublicVehicle(vehicle));
  const before = stockOf(...vehicles);
  const models = before.columns.choices.model.values;
  const watchers = Array.from({ length: WATCHES }, (_, at) => {
    const price = 100_000 + random.between(0, 400) * 1000;
    const query = `model=${models[at % models.length]}&pris_til=${price}`;
    const watch = aWatch({ query });
    return aWatcher({
      watches: [watch],
      seen: { [watch.key]: seenNow(findWatched(watch, before)) },
    });
  });
  const changed = vehicles.map((vehicle, at) =>
    at % 15 === 0 ? { ...vehicle, price: Math.max(1, vehicle.price - 5000) } : vehicle,
  );
  // Of this thread: those of other tests work at the same time.
  const started = process.threadCpuUsage();
  const after = stockOf(...changed);
  const told = watchers.filter((watcher) => findNews(watcher, after, NOW).news.length > 0).length;
  const { user, system } = process.threadCpuUsage(started);
  const milliseconds = Math.round((user + system) / 1000);
  const found = watchers.flatMap(({ seen }) => Object.values(seen).map((one) => Object.keys(one)));
  const each = Math.round(found.flat().length / WATCHES);
  console.info(
    `${WATCHES} watches of ${each} of ${VEHICLES} vehicles: ${milliseconds} ms, ${told} mails`,
  );
  expect(told).toBeGreaterThan(0);
  expect(milliseconds).toBeLessThan(1000);
});
