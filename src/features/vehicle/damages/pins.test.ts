import { expect, test } from 'vitest';
import { outlineBody } from '#domain/damage/outline/bodies.ts';
import { PIN_CM, pinnedViews } from './pins.ts';

const body = outlineBody('estate');

test('only views with a damage are drawn, and pins have the numbers of the list', () => {
  const views = pinnedViews(body, [
    null,
    { view: 'left', x: 0.5, y: 0.5 },
    null,
    { view: 'top', x: 0.1, y: 0.5 },
  ]);
  expect(views.map(({ view, pins }) => [view, pins.map(({ number }) => number)])).toEqual([
    ['left', [2]],
    ['top', [4]],
  ]);
  expect(views[0]?.pins[0]).toMatchObject({ x: body.length / 2, y: body.height / 2 });
});

test('damages at the same place have pins side by side', () => {
  const place = { view: 'front', x: 0.5, y: 0.5 } as const;
  const [front] = pinnedViews(body, [place, place, place]);
  const xs = front?.pins.map(({ x }) => x) ?? [];
  expect(new Set(xs).size).toBe(3);
  expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeGreaterThanOrEqual(PIN_CM - 1);
});
