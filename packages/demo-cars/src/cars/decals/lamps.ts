import type { Shape } from '#render/texture.ts';
import type { Body } from '../body.ts';
import type { Shell } from '../shell.ts';
import type { Style } from '../style.ts';
import { area, both, disc, line, type Place, softArea, stroke } from './shapes.ts';

const HOUSING = '#1b2023';
const LED = '#ffffff';

/** Heights of a headlamp at its inner end and at the corner of the car. */
function levels(
  body: Body,
  shell: Shell,
  style: Style,
): { top: number; inner: number; outer: number } {
  const top = shell.edge(0.12) - 0.035;
  const tall =
    { slim: 0.075, swept: 0.12, block: 0.16, round: 0.21 }[style.lamps] * (body.width / 1.8);
  return { top, inner: tall * 0.72, outer: tall };
}

export function headlampFront(body: Body, shell: Shell, style: Style): Shape[] {
  const half = body.width / 2;
  const { top, inner, outer } = levels(body, shell, style);
  if (style.lamps === 'round') {
    return both((sign) => {
      const middle: Place = [sign * half * 0.68, top - 0.1];
      return [
        disc(middle, 0.118, '#b9bec1', 0.9),
        disc(middle, 0.106, HOUSING, 1),
        disc(middle, 0.06, '#8f989c', 1),
        disc(middle, 0.034, LED, 1),
        line(ring(middle, 0.09), LED, 0.012, { gloss: 1 }),
      ];
    });
  }
  return both((sign) => {
    const from = half * 0.44;
    const to = half * 1.05;
    const lamp: Place[] = [
      [sign * from, top - 0.012],
      [sign * to, top + 0.03],
      [sign * to, top + 0.03 - outer],
      [sign * (from + 0.1), top - inner],
    ];
    const at = (share: number, down: number): Place => [
      sign * (from + 0.04 + (to - from) * share),
      top - 0.012 + 0.04 * share - down,
    ];
    const height = inner * 0.5;
    return [
      softArea(HOUSING, 1, 0.02, lamp),
      line([at(0.02, 0.018), at(0.95, 0.014)], LED, 0.013, { gloss: 1 }),
      ...[0.22, 0.44, 0.66].flatMap((share) => [
        softArea('#aeb8bd', 1, 0.022, [
          at(share, height * 0.75),
          at(share + 0.12, height * 0.75),
          at(share + 0.12, height * 1.25),
          at(share, height * 1.25),
        ]),
        disc(at(share + 0.06, height), 0.014, LED, 1),
      ]),
    ];
  });
}

export function headlampSide(body: Body, shell: Shell, style: Style): Shape[] {
  if (style.lamps === 'round') return [];
  const { top, outer } = levels(body, shell, style);
  const depth = { slim: 0.5, swept: 0.56, block: 0.42 }[style.lamps];
  const rise = shell.edge(depth) - shell.edge(0.12);
  return [
    softArea(HOUSING, 1, 0.015, [
      [-0.1, top + 0.03],
      [0.2, top + 0.03],
      [depth, top + 0.012 + rise * 0.5],
      [depth * 0.72, top + 0.02 - outer * 0.55],
      [0.24, top + 0.03 - outer],
      [-0.1, top + 0.03 - outer],
    ]),
    stroke([0.1, top + 0.012], [depth * 0.86, top + 0.006 + rise * 0.42], LED, 0.012, { gloss: 1 }),
    area('#c8742a', 1, [
      [depth * 0.6, top - 0.01],
      [depth * 0.78, top + 0.004],
      [depth * 0.68, top - 0.026],
      [depth * 0.56, top - 0.03],
    ]),
  ];
}

function ring([x, y]: Place, radius: number): Place[] {
  return Array.from({ length: 33 }, (_, step): Place => {
    const angle = (Math.PI * 2 * step) / 32;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
