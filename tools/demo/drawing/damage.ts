import { gradient, image, shade } from './svg.ts';

export type Damage = 'scratch' | 'dent' | 'kerbed_rim' | 'stone_chips';

/** Draws a close-up of a damage on painted metal, with a ring around it. */
export function drawDamage(damage: Damage, paint: string): string {
  const defs = [
    gradient('panel', [
      [0, shade(paint, 0.28)],
      [0.5, paint],
      [1, shade(paint, -0.3)],
    ]),
    '<radialGradient id="dent"><stop offset="0" stop-color="#000" stop-opacity="0.45"/><stop offset="0.7" stop-color="#000" stop-opacity="0.12"/><stop offset="1" stop-color="#fff" stop-opacity="0.25"/></radialGradient>',
  ].join('');
  return image(
    defs,
    [
      '<rect width="1600" height="900" fill="url(#panel)"/>',
      `<path d="M-20 250Q800 130 1620 300" fill="none" stroke="${shade(paint, 0.5)}" stroke-width="12" opacity="0.5"/>`,
      `<path d="M1130 -20Q1180 420 1120 920" fill="none" stroke="${shade(paint, -0.65)}" stroke-width="9"/>`,
      MARKS[damage](paint),
      '<ellipse cx="690" cy="480" rx="330" ry="190" fill="none" stroke="#f4f4ef" stroke-width="7" stroke-dasharray="26 18" opacity="0.9"/>',
    ].join(''),
    '0 0 1600 900',
  );
}

const MARKS: Record<Damage, (paint: string) => string> = {
  scratch: (paint) =>
    `<path d="M470 540Q640 450 900 430" fill="none" stroke="${shade(paint, 0.75)}" stroke-width="7"/><path d="M500 562Q660 486 850 462M560 500L640 474" fill="none" stroke="${shade(paint, 0.65)}" stroke-width="3.5"/>`,
  dent: () =>
    '<ellipse cx="690" cy="480" rx="190" ry="104" fill="url(#dent)"/><path d="M540 430Q690 376 830 430" fill="none" stroke="#fff" stroke-width="8" opacity="0.35"/>',
  kerbed_rim: (paint) =>
    `<circle cx="690" cy="900" r="470" fill="#181b1d"/><circle cx="690" cy="900" r="400" fill="none" stroke="#ccd1d3" stroke-width="44"/><path d="M560 520Q690 486 820 520" fill="none" stroke="${shade(paint, -0.5)}" stroke-width="15" stroke-dasharray="34 9 14 6"/>`,
  stone_chips: (paint) =>
    [
      [600, 430],
      [660, 520],
      [720, 450],
      [790, 500],
      [560, 510],
      [830, 440],
      [700, 560],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          `<ellipse cx="${x}" cy="${y}" rx="${8 + (index % 3) * 4}" ry="${7 + (index % 2) * 4}" fill="${shade(paint, -0.55)}" stroke="#fff" stroke-opacity="0.5" stroke-width="2"/>`,
      )
      .join(''),
};
