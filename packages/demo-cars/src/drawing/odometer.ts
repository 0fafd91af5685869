import { HEIGHT, WIDTH } from './photograph.ts';

/** Segments of a digit: top, upper right, lower right, bottom, lower left, upper left, middle. */
const SEGMENTS = [
  'abcdef',
  'bc',
  'abged',
  'abgcd',
  'fgbc',
  'afgcd',
  'afgedc',
  'abc',
  'abcdefg',
  'abcdfg',
];
const STROKES: Record<string, string> = {
  a: 'M8 0H52',
  b: 'M58 6V50',
  c: 'M58 62V106',
  d: 'M8 112H52',
  e: 'M2 62V106',
  f: 'M2 6V50',
  g: 'M8 56H52',
};

/** The instruments with the mileage in km, as SVG. Drawn without letters, since fonts differ. */
export function odometerSvg(mileage: number, accent: string): string {
  const digits = [...String(mileage)];
  const [scale, advance] = [0.66, 80];
  const total = digits.length * advance;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 1200 675"><defs>
<radialGradient id="glass" cx="0.5" cy="0.2" r="0.9"><stop offset="0" stop-color="#1b2429"/><stop offset="1" stop-color="#06090b"/></radialGradient>
<linearGradient id="shine" x1="0" y1="0" x2="0.5" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.16"/><stop offset="0.45" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="hood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a4145"/><stop offset="1" stop-color="#15191b"/></linearGradient></defs>
<rect width="1200" height="675" fill="#181c1e"/><path d="M0 0H1200V190Q600 20 0 190Z" fill="url(#hood)"/>
<path d="M60 240Q600 70 1140 240V560Q600 640 60 560Z" fill="#040506"/><path d="M74 250Q600 84 1126 250V550Q600 626 74 550Z" fill="url(#glass)"/>
${dial(270, accent, -0.9)}${dial(930, accent, -1.4)}
<g fill="none" stroke="#e8eef0" stroke-width="11" stroke-linecap="round" transform="translate(${600 - (total * scale) / 2} 345) skewX(-4) scale(${scale})">${digits
    .map((digit, index) => {
      const strokes = [...(SEGMENTS[Number(digit)] ?? '')].map((name) => STROKES[name]).join('');
      return `<path transform="translate(${index * advance} 0)" d="${strokes}"/>`;
    })
    .join('')}</g>
<path d="M500 470H700" stroke="${accent}" stroke-width="6" stroke-linecap="round"/><path d="M540 495H660" stroke="#6c7b83" stroke-width="5" stroke-linecap="round"/>
<path d="M74 250Q600 84 1126 250V550Q600 626 74 550Z" fill="url(#shine)"/><path d="M0 600Q600 690 1200 600V675H0Z" fill="#0c0f10"/></svg>`;
}

function dial(x: number, accent: string, pointer: number): string {
  const on = (angle: number, reach: number) =>
    `${(x + Math.cos(angle) * reach).toFixed(1)} ${(372 + Math.sin(angle) * reach).toFixed(1)}`;
  const ticks = Array.from({ length: 25 }, (_, step) => {
    const angle = Math.PI * (0.75 + (1.5 * step) / 24);
    return `M${on(angle, step % 3 === 0 ? 118 : 130)}L${on(angle, 142)}`;
  }).join('');
  return `<circle cx="${x}" cy="372" r="160" fill="#0a0e11" stroke="#39434a" stroke-width="4"/><path d="${ticks}" stroke="#cfd8dc" stroke-width="4" fill="none"/><path d="M${on(Math.PI + pointer + 0.5, -22)}L${on(Math.PI + pointer + 0.5, 122)}" stroke="#e2473d" stroke-width="7" stroke-linecap="round"/><circle cx="${x}" cy="372" r="20" fill="#20282c" stroke="${accent}" stroke-width="3"/>`;
}
