import type { Shape } from '#render/texture.ts';
import type { Body } from '../body.ts';
import type { Shell } from '../shell.ts';
import type { Style } from '../style.ts';
import { both, line, softArea, stroke } from './shapes.ts';

const RED = '#7c0d13';
const BRIGHT = '#e2232b';
const DARK = '#33070a';

export function tailLampRear(body: Body, shell: Shell, style: Style): Shape[] {
  const half = body.width / 2;
  const top = shell.edge(body.length - 0.1) - 0.03;
  if (style.tail === 'bar') {
    return [
      softArea(DARK, 1, 0.012, [
        [-half, top],
        [half, top],
        [half, top - 0.1],
        [half * 0.62, top - 0.1],
        [half * 0.5, top - 0.065],
        [-half * 0.5, top - 0.065],
        [-half * 0.62, top - 0.1],
        [-half, top - 0.1],
      ]),
      stroke([-half, top - 0.03], [half, top - 0.03], BRIGHT, 0.022, { gloss: 1 }),
      ...both((sign) => [
        stroke([sign * half * 0.64, top - 0.075], [sign * half, top - 0.07], RED, 0.028, {
          gloss: 1,
        }),
      ]),
    ];
  }
  if (style.tail === 'upright') {
    return both((sign) => {
      const [from, to] = [half * 0.8, half * 1.05];
      return [
        softArea(RED, 1, 0.02, [
          [sign * from, top + 0.02],
          [sign * to, top + 0.05],
          [sign * to, top - 0.34],
          [sign * (from + 0.02), top - 0.32],
        ]),
        stroke(
          [sign * (from + 0.05), top - 0.01],
          [sign * (from + 0.06), top - 0.29],
          BRIGHT,
          0.02,
          { gloss: 1 },
        ),
        softArea('#d9d3cf', 1, 0.01, [
          [sign * (from + 0.03), top - 0.15],
          [sign * to, top - 0.15],
          [sign * to, top - 0.2],
          [sign * (from + 0.03), top - 0.2],
        ]),
      ];
    });
  }
  return both((sign) => {
    const [from, to] = [half * 0.46, half * 1.05];
    return [
      softArea(RED, 1, 0.018, [
        [sign * from, top - 0.015],
        [sign * to, top + 0.02],
        [sign * to, top - 0.16],
        [sign * (from + 0.12), top - 0.12],
      ]),
      line(
        [
          [sign * (from + 0.05), top - 0.035],
          [sign * to, top - 0.012],
          [sign * to, top - 0.1],
        ],
        BRIGHT,
        0.02,
        { gloss: 1 },
      ),
      softArea('#d9d3cf', 1, 0.01, [
        [sign * (from + 0.16), top - 0.085],
        [sign * (from + 0.27), top - 0.082],
        [sign * (from + 0.27), top - 0.11],
        [sign * (from + 0.16), top - 0.108],
      ]),
    ];
  });
}

export function tailLampSide(body: Body, shell: Shell, style: Style): Shape[] {
  const top = shell.edge(body.length - 0.1) - 0.03;
  const end = body.length + 0.1;
  const front = body.length - { bar: 0.26, upright: 0.16, wings: 0.36 }[style.tail];
  const tall = { bar: 0.1, upright: 0.36, wings: 0.17 }[style.tail];
  return [
    softArea(RED, 1, 0.015, [
      [front, top - 0.01],
      [end, top + 0.03],
      [end, top - tall + 0.01],
      [front + 0.1, top - tall * 0.72],
    ]),
    stroke([front + 0.06, top - 0.03], [end, top - 0.015], BRIGHT, 0.018, { gloss: 1 }),
  ];
}
