import type { Shape } from '#render/texture.ts';
import type { Body } from '../body.ts';
import type { Shell } from '../shell.ts';
import type { Style } from '../style.ts';
import { headlampSide } from './lamps.ts';
import { area, line, PLASTIC, type Place, softArea } from './shapes.ts';
import { tailLampSide } from './tail-lamps.ts';
import { windows } from './windows.ts';

const GAP = '#050607';

/** What is drawn on the sides of a car: windows, gaps, handles, lamps, plastic. */
export function sideShapes(body: Body, shell: Shell, style: Style, electric: boolean): Shape[] {
  return [
    ...sill(body),
    ...arches(body),
    ...headlampSide(body, shell, style),
    ...tailLampSide(body, shell, style),
    ...windows(body, shell, style),
    ...doors(body, shell),
    ...flap(body, shell, electric),
  ];
}

function sill({ length, sill, cladding, frontAxle, wheelbase }: Body): Shape[] {
  const height = cladding > 0 ? 0.13 : 0.045;
  const rear = frontAxle + wheelbase;
  return [
    area(PLASTIC, 0.12, [
      [0, sill - 0.1],
      [length, sill - 0.1],
      [length, sill + height * 0.7],
      [rear, sill + height],
      [frontAxle, sill + height],
      [0, sill + height * 0.7],
    ]),
  ];
}

function arches({ frontAxle, wheelbase, tyreRadius, cladding }: Body): Shape[] {
  const ring = (x: number, radius: number): Place[] =>
    Array.from({ length: 41 }, (_, step) => {
      const angle = (Math.PI * step) / 40;
      return [x + radius * Math.cos(angle), tyreRadius + radius * Math.sin(angle)];
    });
  return [frontAxle, frontAxle + wheelbase].flatMap((x) => [
    ...(cladding > 0
      ? [
          line(
            [[x + tyreRadius + 0.05, 0], ...ring(x, tyreRadius + 0.05), [x - tyreRadius - 0.05, 0]],
            PLASTIC,
            cladding * 2,
            { gloss: 0.12 },
          ),
        ]
      : [line(ring(x, tyreRadius + 0.055), GAP, 0.012, { opacity: 0.5 })]),
  ]);
}

function doors(body: Body, shell: Shell): Shape[] {
  const { gaps, sliding } = body.doors;
  const [first = 0, ...rest] = gaps;
  const foot = body.sill + (body.cladding > 0 ? 0.12 : 0.06);
  const rear = body.frontAxle + body.wheelbase;
  const gap = (points: Place[]) => line(points, GAP, 0.011, { opacity: 0.85, gloss: 0.1 });
  const last = rest.at(-1) ?? first;
  return [
    gap([
      [first, shell.edge(first) - 0.015],
      [first - 0.015, 0.62],
      [first + 0.01, foot + 0.05],
      [first + 0.06, foot],
    ]),
    ...rest.slice(0, -1).map((x) =>
      gap([
        [x, shell.edge(x)],
        [x + 0.015, 0.6],
        [x, foot],
      ]),
    ),
    gap(rearGap(last, rear, body.tyreRadius, shell.edge(last), foot)),
    gap([
      [first + 0.06, foot],
      [Math.min(last, rear - body.tyreRadius - 0.1), foot],
    ]),
    ...rest.flatMap((x, index) => {
      const front = index === 0 ? first : (rest[index - 1] as number);
      const end = sliding && index === 1 ? front + 0.1 : x - 0.3;
      return handle(end, shell.edge(x) - 0.12);
    }),
  ];
}

/** The rear edge of the last door follows the wheel arch. */
function rearGap(x: number, axle: number, radius: number, top: number, foot: number): Place[] {
  const reach = radius + 0.1;
  if (x < axle - reach)
    return [
      [x, top],
      [x + 0.01, 0.6],
      [x, foot],
    ];
  const arch = Array.from({ length: 9 }, (_, step): Place => {
    const angle = Math.PI * (0.62 + (0.33 * step) / 8);
    return [axle + reach * Math.cos(angle), radius + reach * Math.sin(angle)];
  });
  return [[x, top], [x - 0.01, top - 0.12], ...arch, [axle - reach - 0.005, foot]];
}

function handle(x: number, z: number): Shape[] {
  return [
    softArea('#0a0c0d', 0.2, 0.02, [
      [x + 0.02, z - 0.02],
      [x + 0.17, z - 0.016],
      [x + 0.17, z + 0.012],
      [x + 0.02, z + 0.008],
    ]),
    softArea('#8d9498', 0.8, 0.012, [
      [x, z],
      [x + 0.19, z + 0.004],
      [x + 0.19, z + 0.016],
      [x, z + 0.012],
    ]),
  ];
}

/** The flap of fuel or charging socket, on the rear wing. */
function flap(body: Body, shell: Shell, electric: boolean): Shape[] {
  const x = body.frontAxle + body.wheelbase + (electric ? 0.22 : 0.12);
  const z = shell.edge(x) - 0.17;
  const corners: Place[] = [
    [x, z - 0.07],
    [x + 0.15, z - 0.065],
    [x + 0.15, z + 0.065],
    [x, z + 0.06],
    [x, z - 0.07],
  ];
  return [line(corners, GAP, 0.007, { opacity: 0.6 })];
}
