import type { Shape } from '#render/texture.ts';
import type { Body } from '../body.ts';
import type { Shell } from '../shell.ts';
import type { Style } from '../style.ts';
import { both, CHROME, centred, disc, softArea, stroke } from './shapes.ts';

/** The grille between the head lamps, with the badge. */
export function grille(body: Body, shell: Shell, style: Style): Shape[] {
  const half = body.width / 2;
  const top = shell.edge(0.05) - 0.03;
  const badge = (z: number) => [
    disc([0, z], 0.052, '#d5d9db', 0.95),
    disc([0, z], 0.042, '#1c2124', 0.9),
    disc([0, z], 0.02, '#cfd4d6', 0.9),
  ];
  const slats = (width: number, from: number, to: number) =>
    Array.from({ length: Math.round((from - to) / 0.03) }, (_, index) => {
      const z = from - 0.022 - index * 0.03;
      return stroke([-width, z], [width, z], '#33393c', 0.008, { gloss: 0.6 });
    });
  switch (style.grille) {
    case 'wide':
      return [
        softArea('#0a0c0d', 0.3, 0.02, centred([half * 0.46, top], [half * 0.42, top - 0.15])),
        ...slats(half * 0.43, top, top - 0.15),
        stroke([-half * 0.46, top + 0.006], [half * 0.46, top + 0.006], CHROME, 0.014, {
          gloss: 0.9,
        }),
        ...badge(top - 0.07),
      ];
    case 'tall':
      return [
        softArea(CHROME, 0.9, 0.036, [
          [-half * 0.38, top - 0.01],
          [half * 0.38, top - 0.01],
          [half * 0.44, top - 0.14],
          [half * 0.3, top - 0.31],
          [-half * 0.3, top - 0.31],
          [-half * 0.44, top - 0.14],
        ]),
        softArea('#090b0c', 0.3, 0.012, [
          [-half * 0.38, top - 0.01],
          [half * 0.38, top - 0.01],
          [half * 0.44, top - 0.14],
          [half * 0.3, top - 0.31],
          [-half * 0.3, top - 0.31],
          [-half * 0.44, top - 0.14],
        ]),
        ...slats(half * 0.36, top - 0.01, top - 0.27),
        ...badge(top - 0.1),
      ];
    case 'double':
      return [
        ...both((sign) => [
          softArea(CHROME, 0.9, 0.03, [
            [sign * 0.025, top - 0.01],
            [sign * half * 0.36, top - 0.02],
            [sign * half * 0.4, top - 0.1],
            [sign * half * 0.33, top - 0.2],
            [sign * 0.03, top - 0.2],
          ]),
          softArea('#090b0c', 0.3, 0.01, [
            [sign * 0.025, top - 0.01],
            [sign * half * 0.36, top - 0.02],
            [sign * half * 0.4, top - 0.1],
            [sign * half * 0.33, top - 0.2],
            [sign * 0.03, top - 0.2],
          ]),
          ...[0.08, 0.14, 0.2, 0.26].map((y) =>
            stroke([sign * y, top - 0.025], [sign * y, top - 0.185], '#3a4043', 0.009, {
              gloss: 0.7,
            }),
          ),
        ]),
        ...badge(top + 0.045),
      ];
    case 'slim':
      return [
        softArea('#0a0c0d', 0.5, 0.02, centred([half * 0.45, top], [half * 0.43, top - 0.05])),
        ...badge(top - 0.03),
      ];
    default:
      return [
        stroke([-half * 0.44, top - 0.02], [half * 0.44, top - 0.02], '#e9eef0', 0.01, {
          gloss: 1,
        }),
        ...badge(top - 0.03),
      ];
  }
}
