import { gradient, image, shade } from './svg.ts';
import { WHEEL_DEFS, wheel } from './wheel.ts';

export type Motif = 'wheels' | 'mats' | 'box' | 'charger';

/** Draws an accessory on a plain background; `variety` chooses between versions of it. */
export function drawAccessory(motif: Motif, background: string, variety: number): string {
  const defs = [
    WHEEL_DEFS,
    gradient('ground', [
      [0, shade(background, 0.5)],
      [0.7, background],
      [1, shade(background, -0.08)],
    ]),
    gradient('dark', [
      [0, '#454c50'],
      [1, '#1b1f22'],
    ]),
    '<radialGradient id="shadow"><stop offset="0" stop-color="#15201f" stop-opacity="0.4"/><stop offset="1" stop-color="#15201f" stop-opacity="0"/></radialGradient>',
  ].join('');
  return image(
    defs,
    `<rect width="1600" height="900" fill="url(#ground)"/><ellipse cx="800" cy="760" rx="620" ry="60" fill="url(#shadow)"/>${MOTIFS[motif](variety)}`,
    '0 0 1600 900',
  );
}

const MOTIFS: Record<Motif, (variety: number) => string> = {
  wheels: (variety) => {
    const spokes = [5, 10, 7, 6][variety % 4] ?? 5;
    return (
      wheel(470, 560, 210, spokes) + wheel(1130, 560, 210, spokes) + wheel(800, 490, 270, spokes)
    );
  },
  mats: () =>
    [
      [330, 200],
      [830, 200],
      [370, 520],
      [850, 520],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x + 40} ${y}H${x + 380}Q${x + 420} ${y} ${x + 420} ${y + 40}V${y + 200}Q${x + 420} ${y + 250} ${x + 370} ${y + 250}H${x + 60}Q${x} ${y + 250} ${x} ${y + 190}V${y + 40}Q${x} ${y} ${x + 40} ${y}Z" fill="url(#dark)" stroke="#d8ccb4" stroke-width="6"/><path d="M${x + 50} ${y + 60}H${x + 370}M${x + 50} ${y + 110}H${x + 370}M${x + 50} ${y + 160}H${x + 370}" stroke="#5b6367" stroke-width="5"/>`,
      )
      .join(''),
  box: () =>
    '<path d="M250 700L330 480Q360 400 470 380L1120 330Q1330 320 1370 470L1390 700Q1390 730 1350 730H290Q240 730 250 700Z" fill="url(#dark)"/><path d="M262 650Q800 560 1386 640" fill="none" stroke="#7b8489" stroke-width="8"/><path d="M420 430Q760 370 1180 372" fill="none" stroke="#9aa3a8" stroke-width="10" opacity="0.5"/><rect x="760" y="630" width="100" height="34" rx="12" fill="#14181a"/>',
  charger: () =>
    '<path d="M560 640Q420 640 420 500T560 360T700 500T840 640T1000 560" fill="none" stroke="#2a6f63" stroke-width="34"/><path d="M1000 560L1060 440H1190Q1220 440 1220 470V560Q1220 590 1190 590H1080Z" fill="url(#dark)"/><rect x="1216" y="470" width="96" height="92" rx="18" fill="#14181a"/><path d="M560 640H470Q440 640 440 670V720Q440 740 470 740H620Q650 740 650 710V660Q650 640 620 640Z" fill="url(#dark)"/>',
};
