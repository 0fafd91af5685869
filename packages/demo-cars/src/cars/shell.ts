import { curve } from '../render/curve.ts';
import type { MeshBuilder } from '../render/mesh.ts';
import { clamp, type Vector } from '../render/vector.ts';
import type { Body } from './body.ts';

const END_STEPS = 18;
const SIDE_STEPS = 56;
const ROWS = 26;
const CAP_ROWS = 10;
/** How far the lean of nose and tail reaches along the body, in metres. */
const LEAN_REACH = 1.1;

/** The lower body as functions, which decals and cabin follow too. */
export interface Shell {
  /** z of the side edge of bonnet, windows and boot lid. */
  edge: (x: number) => number;
  /** z of bonnet and boot lid at a share of the way from their edge to the middle. */
  top: (x: number, share: number) => number;
  /** Distance of the side from the middle at a share of its height. */
  side: (x: number, share: number) => number;
}

export function createShell(body: Body): Shell {
  const edge = curve(body.edge);
  const flank = curve(body.flank);
  const half = body.width / 2;
  const rear = body.frontAxle + body.wheelbase;
  return {
    edge,
    top: (x, share) => {
      const ends = clamp(Math.min(x, body.length - x) / 0.5, 0, 1);
      return edge(x) + body.crown * (0.35 + 0.65 * ends) * (1 - (1 - share) ** 2.6);
    },
    side: (x, share) => {
      const flare = (axle: number) => Math.exp(-(((x - axle) / 0.42) ** 2));
      const low = Math.max(0, 1 - share * 1.15);
      return (
        half * flank(share) +
        0.022 * (flare(body.frontAxle) + flare(rear)) * Math.sin(Math.PI * clamp(low, 0, 1)) ** 0.7
      );
    },
  };
}

/** Half of the outline seen from above: from the middle of the nose to the middle of the tail. */
export function outline(
  front: number,
  back: number,
  [noseDepth, nosePower]: readonly [number, number],
  [tailDepth, tailPower]: readonly [number, number],
  sideSteps = SIDE_STEPS,
): [x: number, width: number][] {
  const end = (depth: number, power: number) =>
    Array.from({ length: END_STEPS }, (_, step): [number, number] => {
      const angle = (Math.PI / 2) * (step / END_STEPS);
      return [depth * (1 - Math.cos(angle) ** (2 / power)), Math.sin(angle) ** (2 / power)];
    });
  const [from, to] = [front + noseDepth, back - tailDepth];
  return [
    ...end(noseDepth, nosePower).map(([x, width]): [number, number] => [front + x, width]),
    ...Array.from({ length: sideSteps + 1 }, (_, step): [number, number] => [
      from + ((to - from) * step) / sideSteps,
      1,
    ]),
    ...end(tailDepth, tailPower)
      .reverse()
      .map(([x, width]): [number, number] => [back - x, width]),
  ];
}

/** Adds the lower body: bumpers, sides, bonnet and boot lid. */
export function addShell(builder: MeshBuilder, body: Body, shell: Shell, material: number): void {
  const plan = outline(0, body.length, body.noseRound, body.tailRound);
  const nose = curve(body.nose);
  const tail = curve(body.tail);
  const leaned = (x: number, z: number) => {
    const front = clamp(1 - x / LEAN_REACH, 0, 1) ** 1.6;
    const back = clamp(1 - (body.length - x) / LEAN_REACH, 0, 1) ** 1.6;
    return x + nose(z) * front - tail(z) * back;
  };
  const bottom = (x: number) => {
    const ends = clamp(1 - Math.min(x, body.length - x) / 0.7, 0, 1);
    return body.sill + (body.bumper - body.sill) * ends;
  };
  const sideRow = (share: number) =>
    plan.map(([x, width]): Vector => {
      const z = bottom(x) + (shell.edge(x) - bottom(x)) * share;
      return [leaned(x, z), width * shell.side(x, share), z];
    });
  const capRow = (share: number) =>
    plan.map(([x, width]): Vector => {
      const z = shell.top(x, share);
      return [leaned(x, shell.edge(x)), width * shell.side(x, 1) * (1 - share), z];
    });
  const rows = [
    ...Array.from({ length: ROWS + 1 }, (_, row) => sideRow(row / ROWS)),
    ...Array.from({ length: CAP_ROWS }, (_, row) => capRow(((row + 1) / CAP_ROWS) ** 1.7)),
  ];
  const outside = { from: [body.length / 2, 0, 0.4] as Vector };
  builder.sheet(rows, material, outside);
  builder.sheet(mirror(rows), material, outside);
}

export function mirror(rows: readonly (readonly Vector[])[]): Vector[][] {
  return rows.map((row) => row.map(([x, y, z]): Vector => [x, -y, z]));
}
