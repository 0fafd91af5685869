import type { Body } from '../cars/body.ts';
import type { Car } from '../cars/car.ts';
import { area, line, type Place, softArea, stroke } from '../cars/decals/shapes.ts';
import { createShell } from '../cars/shell.ts';
import type { CameraPosition } from '../render/camera.ts';
import type { Mark } from '../render/material.ts';
import { drawTexture, type Shape } from '../render/texture.ts';
import type { Vector } from '../render/vector.ts';

/** What a damage looks like. */
export type DamageKind = 'scratch' | 'dent' | 'kerbed_rim' | 'stone_chips';

/** Where on the car a damage is. */
export type DamagePlace =
  | 'front_wheel'
  | 'rear_wheel'
  | 'front_door'
  | 'rear_door'
  | 'rear_wing'
  | 'front_bumper'
  | 'rear_bumper'
  | 'bonnet';

export interface Damage {
  kind: DamageKind;
  place: DamagePlace;
  /** On the right side of the car; else on its left, or in the middle. */
  right?: true;
}

/** Middle of a damage: the plane it is drawn on, and the place on that plane. */
function damageSpot(
  body: Body,
  place: DamagePlace,
): { plane: 'side' | 'front' | 'rear' | 'top' | 'wheel'; at: Place } {
  const rear = body.frontAxle + body.wheelbase;
  // Towards the edge of the rim that a kerb scratches.
  const wheel = (axle: number) => ({
    plane: 'wheel' as const,
    at: [axle + body.tyreRadius * 0.35, body.tyreRadius * 1.3] as const,
  });
  const { edge } = createShell(body);
  const [first = 1, second = 2, third = 3] = body.doors.gaps;
  switch (place) {
    case 'front_wheel':
      return wheel(body.frontAxle);
    case 'rear_wheel':
      return wheel(rear);
    case 'front_door':
      return { plane: 'side', at: [(first + second) / 2, 0.66] };
    case 'rear_door':
      return { plane: 'side', at: [(second + Math.min(third, rear - 0.2)) / 2, 0.66] };
    case 'rear_wing':
      return { plane: 'side', at: [rear + 0.44, edge(rear) - 0.2] };
    case 'front_bumper':
      return { plane: 'front', at: [-body.width * 0.3, 0.52] };
    case 'rear_bumper':
      return { plane: 'rear', at: [-body.width * 0.28, 0.46] };
    default:
      return { plane: 'top', at: [0.62, -0.2] };
  }
}

/** The damage as a mark on the body; null where it is on a wheel. */
export async function damageMark(body: Body, { kind, place }: Damage): Promise<Mark | null> {
  const { plane, at } = damageSpot(body, place);
  if (plane === 'wheel') return null;
  const region = { left: at[0] - 0.25, bottom: at[1] - 0.25, width: 0.5, height: 0.5 };
  return { plane, texture: await drawTexture(damageShapes(kind, at), region, 1400) };
}

/** The marks of a damage around a place, in metres. */
function damageShapes(kind: DamageKind, [x, y]: Place): Shape[] {
  const bright = { gloss: 0.1, opacity: 0.85 };
  switch (kind) {
    case 'scratch':
      return [
        line(
          [
            [x - 0.13, y - 0.022],
            [x - 0.03, y],
            [x + 0.08, y + 0.012],
            [x + 0.15, y + 0.014],
          ],
          '#d9dcdc',
          0.0032,
          bright,
        ),
        line(
          [
            [x - 0.1, y - 0.03],
            [x, y - 0.009],
            [x + 0.09, y],
          ],
          '#c9cccc',
          0.002,
          bright,
        ),
        stroke([x - 0.04, y - 0.024], [x + 0.02, y - 0.015], '#4a4c4c', 0.002, bright),
      ];
    case 'dent':
      return [0, 1, 2, 3, 4].flatMap((step) => {
        const size = 1 - step * 0.16;
        return [
          faint(oval([x, y - 0.008 + step * 0.001], 0.05 * size, 0.034 * size), '#000000', 0.1),
          faint(oval([x, y + 0.006], 0.042 * size, 0.024 * size), '#ffffff', 0.07),
        ];
      });
    case 'stone_chips':
      return Array.from({ length: 14 }, (_, index): Shape => {
        const turn = index * 2.4;
        const reach = 0.02 + 0.012 * index;
        const middle: Place = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 1.1];
        return softArea(
          index % 4 === 0 ? '#3c3f40' : '#dcdedd',
          0.1,
          0.001,
          oval(middle, 0.0022 + (index % 3) * 0.0008, 0.002 + (index % 2) * 0.001),
        );
      });
    default:
      return [];
  }
}

function faint(points: readonly Place[], color: string, opacity: number): Shape {
  return area(color, 0.5, points, opacity);
}

function oval([x, y]: Place, across: number, up: number): Place[] {
  return Array.from({ length: 24 }, (_, step): Place => {
    const angle = (Math.PI * 2 * step) / 24;
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * up];
  });
}

/** A camera close to a damage. */
export function damageCamera(
  { body }: Pick<Car, 'body'>,
  { place, right }: Damage,
): CameraPosition {
  const { plane, at } = damageSpot(body, place);
  const side = right ? 1 : -1;
  const [first, second] = at;
  const half = body.width / 2;
  const bonnet = createShell(body).top(first, 0.7);
  const aim: Record<typeof plane, { target: Vector; eye: Vector }> = {
    side: {
      target: [first, side * half, second],
      eye: [first - 0.42, side * (half + 1.05), second + 0.28],
    },
    wheel: {
      target: [first, side * half, second],
      eye: [first - 0.3, side * (half + 0.95), second + 0.22],
    },
    front: { target: [0.08, first, second], eye: [-1.1, first - 0.4, second + 0.32] },
    rear: {
      target: [body.length - 0.08, first, second],
      eye: [body.length + 1.1, first - 0.4, second + 0.32],
    },
    top: { target: [first, second, bonnet], eye: [first - 0.85, second - 0.25, bonnet + 0.6] },
  };
  return { ...aim[plane], angle: 40 };
}
