import type { Look } from './side.ts';
import { gradient, image, shade } from './svg.ts';

const TRIMS = ['#2b2f31', '#3a332d', '#d9d3c7', '#26303a'] as const;

/** Draws the view from the driver's seat: dashboard, wheel, screen and windscreen. */
export function drawInterior({ paint, variety }: Look): string {
  const trim = TRIMS[variety % TRIMS.length] ?? TRIMS[0];
  const defs = [
    gradient('view', [
      [0, '#dfe8ee'],
      [0.7, '#c7d5dc'],
      [1, '#a9bbb2'],
    ]),
    gradient('dash', [
      [0, shade(trim, 0.14)],
      [0.3, trim],
      [1, shade(trim, -0.5)],
    ]),
    gradient('screen', [
      [0, '#1c3340'],
      [1, '#0f1b22'],
    ]),
    gradient('seat', [
      [0, shade(trim, 0.2)],
      [1, shade(trim, -0.3)],
    ]),
  ].join('');
  return image(
    defs,
    [
      '<rect width="1600" height="900" fill="url(#view)"/>',
      '<path d="M0 420L260 330L520 400L820 310L1120 396L1400 320L1600 390V520H0Z" fill="#93a79d" opacity="0.6"/>',
      '<path d="M560 520L770 372H830L1040 520Z" fill="#77828a" opacity="0.7"/><path d="M798 384V520" stroke="#eef1f2" stroke-width="6" stroke-dasharray="22 20"/>',
      `<path d="M-20 0H150L40 470H-20Z M1620 0H1450L1560 470H1620Z" fill="${shade(trim, -0.35)}"/>`,
      `<path d="M0 0H1600V90Q800 30 0 90Z" fill="${shade(trim, 0.3)}"/>`,
      '<rect x="690" y="84" width="220" height="66" rx="30" fill="#1a1e20"/><rect x="702" y="94" width="196" height="46" rx="22" fill="#8fa3ac"/>',
      `<path d="M0 470Q420 400 800 420T1600 462V900H0Z" fill="url(#dash)"/>`,
      `<path d="M0 540Q800 480 1600 540" fill="none" stroke="${paint}" stroke-width="12" opacity="0.9"/>`,
      screen(),
      vents(),
      cluster(),
      centreConsole(trim),
      wheel(trim),
    ].join(''),
    '0 0 1600 900',
  );
}

function screen(): string {
  return [
    '<rect x="690" y="416" width="330" height="190" rx="16" fill="#0c1114"/><rect x="702" y="428" width="306" height="166" rx="8" fill="url(#screen)"/>',
    '<path d="M702 560L780 500L850 536L930 466L1008 520V586Q1008 594 1000 594H710Q702 594 702 586Z" fill="#2b5a63" opacity="0.8"/>',
    '<path d="M730 594Q800 520 860 540T980 450" fill="none" stroke="#8fd0c4" stroke-width="7"/><circle cx="980" cy="450" r="10" fill="#f4f7f6"/>',
  ].join('');
}

function cluster(): string {
  return [
    '<path d="M210 520Q240 424 420 418T640 510V560H210Z" fill="#0d1113"/>',
    ...[330, 520].map(
      (x) =>
        `<circle cx="${x}" cy="506" r="58" fill="#12191d" stroke="#3c4a51" stroke-width="4"/><path d="M${x - 36} 536A48 48 0 1 1 ${x + 36} 536" fill="none" stroke="#7fb8b0" stroke-width="6"/><path d="M${x} 506L${x + 26} 478" stroke="#e4573d" stroke-width="5" stroke-linecap="round"/>`,
    ),
  ].join('');
}

function vents(): string {
  const vent = (x: number) =>
    `<rect x="${x}" y="560" width="150" height="54" rx="12" fill="#0f1315"/>${[0, 1, 2]
      .map(
        (row) =>
          `<path d="M${x + 12} ${574 + row * 14}H${x + 138}" stroke="#3b4348" stroke-width="4"/>`,
      )
      .join('')}`;
  return [vent(1080), vent(1390), vent(40)].join('');
}

function centreConsole(trim: string): string {
  return [
    `<path d="M740 640H960L1010 900H690Z" fill="${shade(trim, -0.25)}"/>`,
    '<rect x="820" y="690" width="60" height="96" rx="28" fill="#0f1315"/><rect x="832" y="700" width="36" height="44" rx="16" fill="#c9cfd2"/>',
    '<circle cx="850" cy="840" r="40" fill="#0f1315"/><circle cx="850" cy="840" r="24" fill="#343c41"/>',
  ].join('');
}

function wheel(trim: string): string {
  const rim = shade(trim, -0.62);
  return [
    `<circle cx="425" cy="640" r="236" fill="none" stroke="${rim}" stroke-width="46"/>`,
    `<circle cx="425" cy="640" r="236" fill="none" stroke="#fff" stroke-width="4" opacity="0.12"/>`,
    `<path d="M210 626Q300 590 350 590H500Q550 590 640 626V676Q560 660 520 716Q470 752 425 752T330 716Q290 660 210 676Z" fill="${rim}"/>`,
    '<circle cx="425" cy="654" r="58" fill="#1b2023" stroke="#4b555b" stroke-width="3"/><circle cx="425" cy="654" r="20" fill="none" stroke="#c4cacd" stroke-width="6"/>',
    '<rect x="270" y="630" width="60" height="14" rx="7" fill="#59636a"/><rect x="520" y="630" width="60" height="14" rx="7" fill="#59636a"/>',
  ].join('');
}
