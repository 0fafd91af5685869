import { GROUND, PROFILES } from './bodies.ts';
import { scene } from './scene.ts';
import type { Look } from './side.ts';
import { gradient, image, type Point, shade, smooth } from './svg.ts';

const MIDDLE = 800;

/** Draws a vehicle from the front. */
export function drawFront(look: Look): string {
  return drawEnd(look, front);
}

/** Draws a vehicle from behind. */
export function drawRear(look: Look): string {
  return drawEnd({ ...look, variety: look.variety + 1 }, rear);
}

type Face = (paint: string, half: number, shoulder: number, roof: number) => string;

function drawEnd({ body, paint, variety }: Look, face: Face): string {
  const { halfWidth: half, height } = PROFILES[body];
  const roof = GROUND - height;
  const shoulder = GROUND - height * 0.56;
  const background = scene(variety, MIDDLE - half, MIDDLE + half);
  const defs = [
    background.defs,
    gradient('paint', [
      [0, shade(paint, 0.32)],
      [0.45, shade(paint, 0.06)],
      [0.7, shade(paint, -0.12)],
      [1, shade(paint, -0.4)],
    ]),
    gradient('glass', [
      [0, '#6a7981'],
      [0.55, '#333d43'],
      [1, '#1b2124'],
    ]),
  ].join('');
  const tyre = (side: number) =>
    `<rect x="${MIDDLE + side * (half - 46) - 42}" y="${GROUND - 150}" width="84" height="150" rx="26" fill="#15181a"/>`;
  return image(
    defs,
    [
      background.content,
      tyre(-1),
      tyre(1),
      `<rect x="${MIDDLE - half + 40}" y="${GROUND - 110}" width="${2 * half - 80}" height="70" fill="#0f1213"/>`,
      `<path d="${mirrored(shellPoints(half, shoulder, roof), 0.16)}" fill="url(#paint)"/>`,
      mirrors(paint, half, shoulder),
      face(paint, half, shoulder, roof),
    ].join(''),
  );
}

/** The right half of the body's outline, from the middle of the roof down to the sill. */
function shellPoints(half: number, shoulder: number, roof: number): Point[] {
  return [
    [0, roof],
    [half * 0.5, roof + 6],
    [half * 0.66, roof + 26],
    [half * 0.84, shoulder - 14],
    [half * 0.97, shoulder + 26],
    [half, GROUND - 130],
    [half * 0.97, GROUND - 66],
    [half * 0.7, GROUND - 52],
    [0, GROUND - 48],
  ];
}

function mirrored(points: readonly Point[], tension: number): string {
  const right = points.map(([x, y]): Point => [MIDDLE + x, y]);
  const left = points.map(([x, y]): Point => [MIDDLE - x, y]).reverse();
  return `${smooth([...right, ...left.slice(1)], tension)}Z`;
}

function mirrors(paint: string, half: number, shoulder: number): string {
  return [-1, 1]
    .map((side) => {
      const x = MIDDLE + side * half * 0.86;
      return `<path d="M${x} ${shoulder - 12}q${side * 16} -40 ${side * 62} -34q${side * 20} 26 ${side * 2} 42q${side * -30} 10 ${side * -62} 4z" fill="${shade(paint, -0.1)}" stroke="#141819" stroke-width="3"/>`;
    })
    .join('');
}

function windscreen(half: number, shoulder: number, roof: number, inset: number): string {
  const points: Point[] = [
    [0, roof + 24],
    [half * 0.48, roof + 30],
    [half * 0.58, roof + 48],
    [half * (0.76 - inset), shoulder - 18],
    [half * 0.6, shoulder - 8],
    [0, shoulder - 4],
  ];
  return `<path d="${mirrored(points, 0.1)}" fill="url(#glass)" stroke="#0d1011" stroke-width="5"/><path d="M${MIDDLE - half * 0.5} ${shoulder - 14}L${MIDDLE - half * 0.16} ${roof + 30}L${MIDDLE + half * 0.04} ${roof + 30}L${MIDDLE - half * 0.24} ${shoulder - 10}Z" fill="#fff" opacity="0.12"/>`;
}

function plate(y: number): string {
  return `<rect x="${MIDDLE - 92}" y="${y}" width="184" height="42" rx="5" fill="#f7f7f4" stroke="#b3242a" stroke-width="4"/><rect x="${MIDDLE - 66}" y="${y + 14}" width="132" height="14" rx="3" fill="#22282b" opacity="0.7"/>`;
}

const front: Face = (paint, half, shoulder, roof) => {
  const lamp = shoulder + 62;
  const lamps = [-1, 1]
    .map((side) => {
      const inner = MIDDLE + side * half * 0.5;
      const outer = MIDDLE + side * half * 0.93;
      return `<path d="M${inner} ${lamp + 16}Q${(inner + outer) / 2} ${lamp - 16} ${outer} ${lamp - 22}L${outer} ${lamp + 22}Q${(inner + outer) / 2} ${lamp + 36} ${inner} ${lamp + 16}Z" fill="#f4f7f8" stroke="#1b2124" stroke-width="4"/><circle cx="${(inner + outer) / 2 + side * 10}" cy="${lamp + 6}" r="15" fill="#aebfca"/><circle cx="${(inner + outer) / 2 + side * 10}" cy="${lamp + 6}" r="7" fill="#fff"/>`;
    })
    .join('');
  const slats = [0, 1, 2, 3]
    .map(
      (row) =>
        `<path d="M${MIDDLE - half * 0.4} ${lamp + 42 + row * 16}H${MIDDLE + half * 0.4}" stroke="#4a5257" stroke-width="4"/>`,
    )
    .join('');
  return [
    windscreen(half, shoulder, roof, 0),
    `<path d="M${MIDDLE - half * 0.62} ${shoulder + 8}Q${MIDDLE} ${shoulder + 34} ${MIDDLE + half * 0.62} ${shoulder + 8}" fill="none" stroke="${shade(paint, 0.45)}" stroke-width="6" opacity="0.5"/>`,
    `<path d="M${MIDDLE - half * 0.46} ${lamp + 24}H${MIDDLE + half * 0.46}L${MIDDLE + half * 0.4} ${lamp + 108}H${MIDDLE - half * 0.4}Z" fill="#15191b" stroke="#0b0e0f" stroke-width="4"/>`,
    slats,
    lamps,
    `<circle cx="${MIDDLE}" cy="${lamp + 6}" r="19" fill="#d5dadc" stroke="#596065" stroke-width="4"/>`,
    plate(Math.min(lamp + 112, GROUND - 122)),
    `<rect x="${MIDDLE - half * 0.86}" y="${GROUND - 98}" width="${half * 0.36}" height="18" rx="9" fill="#15191b" opacity="0.75"/><rect x="${MIDDLE + half * 0.5}" y="${GROUND - 98}" width="${half * 0.36}" height="18" rx="9" fill="#15191b" opacity="0.75"/>`,
  ].join('');
};

const rear: Face = (paint, half, shoulder, roof) => {
  const lamp = shoulder + 44;
  const lamps = [-1, 1]
    .map((side) => {
      const inner = MIDDLE + side * half * 0.44;
      const outer = MIDDLE + side * half * 0.96;
      return `<path d="M${inner} ${lamp}L${outer} ${lamp - 14}L${outer} ${lamp + 44}Q${(inner + outer) / 2} ${lamp + 56} ${inner} ${lamp + 38}Z" fill="#a51d23" stroke="#3a0d10" stroke-width="4"/><path d="M${inner + side * 16} ${lamp + 16}L${outer - side * 10} ${lamp + 8}" stroke="#f08a84" stroke-width="6"/>`;
    })
    .join('');
  return [
    windscreen(half, shoulder, roof, 0.06),
    `<path d="M${MIDDLE - half * 0.52} ${roof + 14}H${MIDDLE + half * 0.52}" stroke="${shade(paint, -0.55)}" stroke-width="10" stroke-linecap="round"/>`,
    `<path d="M${MIDDLE - half * 0.8} ${shoulder + 6}Q${MIDDLE - half * 0.72} ${GROUND - 130} ${MIDDLE - half * 0.6} ${GROUND - 122}H${MIDDLE + half * 0.6}Q${MIDDLE + half * 0.72} ${GROUND - 130} ${MIDDLE + half * 0.8} ${shoulder + 6}" fill="none" stroke="${shade(paint, -0.6)}" stroke-width="4" opacity="0.7"/>`,
    lamps,
    `<path d="M${MIDDLE - half * 0.44} ${lamp + 18}H${MIDDLE + half * 0.44}" stroke="${shade(paint, 0.4)}" stroke-width="7" opacity="0.55"/>`,
    plate(Math.min(lamp + 56, GROUND - 126)),
    `<path d="M${MIDDLE - half * 0.88} ${GROUND - 78}H${MIDDLE + half * 0.88}L${MIDDLE + half * 0.8} ${GROUND - 52}H${MIDDLE - half * 0.8}Z" fill="#15191b" opacity="0.85"/>`,
  ].join('');
};
