import {
  DAMAGE_VIEWS,
  type DamagePart,
  type DamagePlace,
  SIDE_PARTS,
  type SidePart,
} from './facts.ts';
import type { OutlineBody } from './outline/bodies.ts';
import { roofShare } from './outline/ends.ts';
import { beltLine } from './outline/side.ts';

/** Steps of a view in which a place is searched for a part. */
const STEPS = { x: 48, y: 24 };

/** The part of the car at a place of its outline; see docs/why/damages.md. */
export function partAt(body: OutlineBody, { view, x, y }: DamagePlace): DamagePart {
  if (view === 'top') return partAbove(body, x * body.length, (y - 0.5) * body.width);
  const z = (1 - y) * body.height;
  if (view === 'left') return onSide('left', body, x * body.length, z);
  if (view === 'right') return onSide('right', body, (1 - x) * body.length, z);
  // A person in front of the car sees its left side on the right.
  const across = (view === 'front' ? 0.5 - x : x - 0.5) * body.width;
  return partAtEnd(view, body, across, z);
}

/** A place in the middle of a part, in the view that shows most of it; null for a part inside. */
export function placeOf(body: OutlineBody, part: DamagePart): DamagePlace | null {
  const seen = DAMAGE_VIEWS.map((view) =>
    placesIn(view).filter((one) => partAt(body, one) === part),
  );
  const most = seen.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const mean = (axis: 'x' | 'y') => most.reduce((sum, one) => sum + one[axis], 0) / most.length;
  const [x, y] = [mean('x'), mean('y')];
  const distance = (one: DamagePlace) => Math.hypot(one.x - x, one.y - y);
  return most.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function placesIn(view: DamagePlace['view']): DamagePlace[] {
  return Array.from({ length: STEPS.x * STEPS.y }, (_, index) => ({
    view,
    x: ((index % STEPS.x) + 0.5) / STEPS.x,
    y: (Math.floor(index / STEPS.x) + 0.5) / STEPS.y,
  }));
}

function onSide(side: 'left' | 'right', body: OutlineBody, x: number, z: number): DamagePart {
  const found = partOfSide(body, x, z);
  return isOfSide(found) ? `${side}_${found}` : found;
}

type MiddlePart = Exclude<DamagePart, `${'left' | 'right'}_${SidePart}`>;

function isOfSide(part: SidePart | MiddlePart): part is SidePart {
  return (SIDE_PARTS as readonly string[]).includes(part);
}

function partOfSide(body: OutlineBody, x: number, z: number): SidePart | MiddlePart {
  const { length, axles, tyre, sill, bonnet, deck, windscreen, rearWindow, roof, gaps } = body;
  const [front, rear] = axles;
  const last = gaps.at(-1) ?? rear;
  const belt = beltLine(body, x);
  if (Math.hypot(x - front, z - tyre) < tyre) return 'front_rim';
  if (Math.hypot(x - rear, z - tyre) < tyre) return 'rear_rim';
  if (z > belt) {
    if (Math.hypot(x - windscreen[0] - 30, z - belt - 6) < 9) return 'mirror';
    if (x < windscreen[0]) return 'bonnet';
    if (z > Math.min(...roof) - 4) return 'roof';
    if (x > rearWindow[1] + 4 && x > body.glassEnd[0]) return 'rear_window';
    const slope = (z - belt) / (roof[0] - belt);
    return x < windscreen[0] + (windscreen[1] - windscreen[0]) * slope + 6
      ? 'windscreen'
      : 'side_window';
  }
  if (x < front - tyre && z < sill + 24) return 'front_bumper';
  if (x > rear + tyre && z < sill + 26) return 'rear_bumper';
  if (x < 30 && z < bonnet[0] + 2) return 'headlight';
  if (x > length - 22 && z > deck - 26) return 'tail_light';
  if (x > front + tyre && x < rear - tyre && z < sill + 9) return 'sill';
  if (x < (gaps[0] ?? 0)) return 'front_wing';
  if (x < (gaps[1] ?? 0)) return 'front_door';
  if (x >= last) return 'rear_wing';
  return body.sliding ? 'sliding_door' : 'rear_door';
}

function partAbove(body: OutlineBody, x: number, y: number): DamagePart {
  const { length, width, windscreen, rearWindow } = body;
  const half = width / 2;
  if (Math.abs(y) > half - 10 && x > 30 && x < length - 30) {
    // The nose is on the left, so the lower half is the left side.
    return onSide(y > 0 ? 'left' : 'right', body, x, body.bonnet[1] - 12);
  }
  if (x < 12) return 'front_bumper';
  if (x > length - 12) return 'rear_bumper';
  if (x < windscreen[0]) return 'bonnet';
  if (x > rearWindow[0]) return 'tailgate';
  if (x >= windscreen[1] && x <= rearWindow[1])
    return Math.abs(y) < half * roofShare(body)
      ? 'roof'
      : onSide(y > 0 ? 'left' : 'right', body, x, body.bonnet[1] + 20);
  return x < windscreen[1] ? 'windscreen' : 'rear_window';
}

/** `across` is the distance from the middle, to the left side of the car below 0. */
function partAtEnd(
  end: 'front' | 'rear',
  { width, height, sill, bonnet, deck, tyre }: OutlineBody,
  across: number,
  z: number,
): DamagePart {
  const half = width / 2;
  const side = across < 0 ? 'left' : 'right';
  const out = Math.abs(across);
  if (z < sill) return out > half - 26 ? `${side}_${end}_rim` : `${end}_bumper`;
  if (z > height - 9) return 'roof';
  if (end === 'rear') {
    if (z > deck + 4) return 'rear_window';
    if (z < sill + 24) return 'rear_bumper';
    return out > half - 36 && z > deck - 32 && z < deck - 8 ? `${side}_tail_light` : 'tailgate';
  }
  if (z > bonnet[1]) return 'windscreen';
  if (z > bonnet[0] + 1) return 'bonnet';
  if (z < bonnet[0] - 26 || z < tyre) return 'front_bumper';
  return out > half - 42 ? `${side}_headlight` : 'grille';
}
