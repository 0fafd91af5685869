import { cross, normalize, subtract, type Vector } from './vector.ts';

export interface CameraPosition {
  eye: Vector;
  target: Vector;
  /** Horizontal angle of view in degrees. */
  angle: number;
}

/** A pinhole camera for an image of `width` × `height` px. */
export interface Camera {
  eye: Vector;
  forward: Vector;
  right: Vector;
  up: Vector;
  /** Distance of the image plane in px. */
  focal: number;
  width: number;
  height: number;
}

export function createCamera(position: CameraPosition, width: number, height: number): Camera {
  const forward = normalize(subtract(position.target, position.eye));
  // With x to the tail and y to the driver's right, this cross product points right in the image.
  const right = normalize(cross(forward, [0, 0, 1]));
  return {
    eye: position.eye,
    forward,
    right,
    up: cross(right, forward),
    focal: width / 2 / Math.tan((position.angle * Math.PI) / 360),
    width,
    height,
  };
}

/** Screen position in px of a point, and the inverse of its distance along the view. */
export function project(camera: Camera, [x, y, z]: Vector): Vector {
  const { eye, forward, right, up, focal, width, height } = camera;
  const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
  const inverse = 1 / (dx * forward[0] + dy * forward[1] + dz * forward[2]);
  return [
    width / 2 + (dx * right[0] + dy * right[1] + dz * right[2]) * focal * inverse,
    height / 2 - (dx * up[0] + dy * up[1] + dz * up[2]) * focal * inverse,
    inverse,
  ];
}
