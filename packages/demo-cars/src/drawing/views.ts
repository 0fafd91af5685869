import type { Car } from '../cars/car.ts';
import { type Camera, type CameraPosition, createCamera, project } from '../render/camera.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vector } from '../render/vector.ts';
import { socketHeight } from './charging-socket.ts';

/** A view of the outside of a car, from a fixed height and direction, so that backdrops repeat. */
interface OutsideView {
  /** Direction of the view in degrees: 0 looks from the nose to the tail, 90 to the right side. */
  towards: number;
  eyeHeight: number;
  /** How far the view looks down, as a slope. */
  down: number;
  /** Horizontal angle of view in degrees. */
  angle: number;
  /** What the camera looks at, as a share of the length, and its distance from there. */
  at: number;
  distance: (length: number) => number;
}

export const OUTSIDE_VIEWS = {
  front_left: {
    towards: 43,
    eyeHeight: 1.3,
    down: 0.066,
    angle: 27,
    at: 0.49,
    distance: (length) => length * 1.35 + 2.9,
  },
  left: {
    towards: 90,
    eyeHeight: 1.15,
    down: 0.046,
    angle: 27,
    at: 0.5,
    distance: (length) => length * 2.02 + 1.6,
  },
  rear_left: {
    towards: 138,
    eyeHeight: 1.35,
    down: 0.07,
    angle: 27,
    at: 0.51,
    distance: (length) => length * 1.35 + 2.9,
  },
  rear: {
    towards: 184,
    eyeHeight: 1.3,
    down: 0.066,
    angle: 25,
    at: 0.9,
    distance: () => 7.2,
  },
} as const satisfies Record<string, OutsideView>;
export type OutsideViewName = keyof typeof OUTSIDE_VIEWS;

export function outsideCamera(name: OutsideViewName, { body }: Pick<Car, 'body'>): CameraPosition {
  const { towards, eyeHeight, down, angle, at, distance }: OutsideView = OUTSIDE_VIEWS[name];
  const radians = (towards * Math.PI) / 180;
  const reach = distance(body.length);
  const [dx, dy] = [Math.cos(radians), Math.sin(radians)];
  const eye: Vector = [body.length * at - dx * reach, -dy * reach, eyeHeight];
  return { eye, target: [eye[0] + dx, eye[1] + dy, eyeHeight - down], angle };
}

/**
 * How much of a cover the car fills, as shares of its width and height, and where its middle is.
 */
const COVER = { across: 0.88, upright: 0.8, middle: 0.53 };
/** Each round removes most of the remaining error; after three it is below a pixel. */
const ROUNDS = 6;

/** The camera of a cover: that of its view, moved until the whole car is in the middle of the image. */
export function coverCamera(
  name: OutsideViewName,
  car: Pick<Car, 'body' | 'mesh'>,
  { width, height }: { width: number; height: number },
): CameraPosition {
  let position = outsideCamera(name, car);
  for (let round = 0; round < ROUNDS; round += 1) {
    const camera = createCamera(position, width, height);
    const { left, right, top, bottom, distance } = extentOf(car.mesh, camera);
    const share = Math.max(
      (right - left) / width / COVER.across,
      (bottom - top) / height / COVER.upright,
    );
    const aside = (((left + right) / 2 - width / 2) / camera.focal) * distance;
    const lower = ((top + bottom) / 2 - height * COVER.middle) / camera.focal;
    const [dx, dy] = [position.target[0] - position.eye[0], position.target[1] - position.eye[1]];
    const back = (share - 1) * distance;
    const eye: Vector = [
      position.eye[0] - dx * back + camera.right[0] * aside,
      position.eye[1] - dy * back + camera.right[1] * aside,
      position.eye[2],
    ];
    const down = position.eye[2] - position.target[2] + lower;
    position = { ...position, eye, target: [eye[0] + dx, eye[1] + dy, eye[2] - down] };
  }
  return position;
}

/** The area of an image that a mesh covers, in px, and its mean distance. */
export function extentOf({ positions }: Mesh, camera: Camera) {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  let [nearest, farthest] = [Infinity, 0];
  for (let at = 0; at < positions.length; at += 3) {
    const point = [positions[at], positions[at + 1], positions[at + 2]] as Vector;
    const [x, y, inverse] = project(camera, point);
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
    nearest = Math.min(nearest, 1 / inverse);
    farthest = Math.max(farthest, 1 / inverse);
  }
  return { ...extent, distance: (nearest + farthest) / 2 };
}

/** Views of a detail, each with the target and the place of the camera. */
export const DETAIL_VIEWS = {
  wheel: {
    camera: ({ body }: Pick<Car, 'body'>): CameraPosition => ({
      eye: [body.frontAxle - 0.75, -body.width / 2 - 1.5, 0.55],
      target: [body.frontAxle + 0.04, -body.width / 2, body.tyreRadius + 0.03],
      angle: 38,
    }),
  },
  charging: {
    camera: ({ body }: Pick<Car, 'body'>): CameraPosition => {
      const [x, z] = [body.frontAxle + body.wheelbase + 0.3, socketHeight(body)];
      return {
        eye: [x + 0.3, -body.width / 2 - 1.35, z + 0.28],
        target: [x - 0.04, -body.width / 2, z - 0.05],
        angle: 30,
      };
    },
  },
} as const satisfies Record<string, { camera: (car: Pick<Car, 'body'>) => CameraPosition }>;
export type DetailViewName = keyof typeof DETAIL_VIEWS;
