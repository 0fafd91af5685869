import { expect, it } from 'vitest';
import { BODY_TYPES } from '../schema/enumerations.ts';
import { DAMAGE_PARTS, DAMAGE_VIEWS, INSIDE_PARTS } from './facts.ts';
import { outlineBody } from './outline/bodies.ts';
import { drawOutline } from './outline/draw.ts';
import { partAt, placeOf } from './part-at.ts';

const HATCHBACK = outlineBody(null);
/** Doors that a body does not have, and what replaces its grille. */
const MISSING: Record<string, RegExp> = {
  van: /rear_door/u,
  coupe: /rear_door|sliding/u,
  convertible: /rear_door|sliding/u,
};

it.each([
  ['the front door on the left', { view: 'left', x: 0.42, y: 0.6 }, 'left_front_door'],
  ['the rear door on the left', { view: 'left', x: 0.65, y: 0.6 }, 'left_rear_door'],
  ['the same place on the right', { view: 'right', x: 0.35, y: 0.6 }, 'right_rear_door'],
  ['a front wheel', { view: 'right', x: 0.8, y: 0.8 }, 'right_front_rim'],
  ['the bonnet from above', { view: 'top', x: 0.12, y: 0.5 }, 'bonnet'],
  ['the roof from above', { view: 'top', x: 0.6, y: 0.5 }, 'roof'],
  ['the left of a car seen from above', { view: 'top', x: 0.42, y: 0.98 }, 'left_front_door'],
  [
    'the left headlight, which is on the right',
    { view: 'front', x: 0.9, y: 0.56 },
    'left_headlight',
  ],
  ['the left tail light', { view: 'rear', x: 0.1, y: 0.44 }, 'left_tail_light'],
  ['the rear bumper', { view: 'rear', x: 0.5, y: 0.8 }, 'rear_bumper'],
] as const)('a place on the outline is %s', (_, place, part) => {
  expect(partAt(HATCHBACK, place)).toBe(part);
});

it.each(BODY_TYPES)(
  'every part of a %s that can be seen has a place, which is on that part',
  (type) => {
    const body = outlineBody(type);
    const absent = MISSING[type] ?? /sliding/u;
    for (const part of DAMAGE_PARTS.filter((one) => !absent.test(one))) {
      const place = placeOf(body, part);
      const isInside = (INSIDE_PARTS as readonly string[]).includes(part);
      expect([part, place !== null]).toEqual([part, !isInside]);
      if (place) expect([part, partAt(body, place)]).toEqual([part, part]);
    }
  },
);

it.each(BODY_TYPES)('the five views of a %s are drawn in less than a kilobyte each', (type) => {
  for (const view of DAMAGE_VIEWS) {
    const { width, height, ...paths } = drawOutline(outlineBody(type), view);
    const text = Object.values(paths).join('');
    expect(text).not.toMatch(/NaN|undefined/u);
    expect(text.length).toBeLessThan(1024);
    expect(Math.min(width, height)).toBeGreaterThan(100);
  }
});
