import { type Body, GROUND, PROFILES } from './bodies.ts';
import { scene } from './scene.ts';
import { gradient, image, type Point, shade, smooth } from './svg.ts';
import { WHEEL_DEFS, wheel } from './wheel.ts';

/** How a vehicle is drawn. */
export interface Look {
  body: Body;
  /** `#rrggbb` */
  paint: string;
  /** Chooses background and rims. */
  variety: number;
}

/** Draws a vehicle from its left side. */
export function drawSide({ body, paint, variety }: Look): string {
  const profile = PROFILES[body];
  const { outline, wheels, wheelRadius, sill, shoulder } = profile;
  const first = outline[0] ?? [0, 0];
  const last = outline.at(-1) ?? [0, 0];
  const arch = wheelRadius + 14;
  const y = GROUND - wheelRadius;
  const bottom = `L${wheels[1] + arch} ${sill}A${arch} ${arch} 0 0 0 ${wheels[1] - arch} ${sill}L${wheels[0] + arch} ${sill}A${arch} ${arch} 0 0 0 ${wheels[0] - arch} ${sill}Z`;
  const bodyPath = `${smooth(outline)}${bottom}`;
  const glassPath = `${smooth(profile.glass, 0.12)}Z`;
  const background = scene(variety, first[0], last[0]);
  const spokes = [5, 7, 10, 6][variety % 4] ?? 5;
  const defs = [
    background.defs,
    WHEEL_DEFS,
    gradient('paint', [
      [0, shade(paint, 0.34)],
      [0.36, shade(paint, 0.1)],
      [0.5, paint],
      [0.52, shade(paint, -0.12)],
      [0.8, shade(paint, -0.2)],
      [1, shade(paint, -0.45)],
    ]),
    gradient('glass', [
      [0, '#54626a'],
      [0.5, '#2a3338'],
      [1, '#1a2023'],
    ]),
    `<clipPath id="glass-clip"><path d="${glassPath}"/></clipPath><clipPath id="body-clip"><path d="${bodyPath}"/></clipPath>`,
  ].join('');
  const content = [
    background.content,
    ...wheels.map((x) => `<circle cx="${x}" cy="${y}" r="${arch}" fill="#0e1011"/>`),
    `<rect x="${wheels[0]}" y="${sill - 40}" width="${wheels[1] - wheels[0]}" height="66" fill="#101314"/>`,
    `<ellipse cx="${(wheels[0] + wheels[1]) / 2}" cy="${GROUND - 2}" rx="${(last[0] - first[0]) * 0.44}" ry="15" fill="#0b0f10" opacity="0.5"/>`,
    `<path d="${bodyPath}" fill="url(#paint)"/>`,
    `<g clip-path="url(#body-clip)">${surface(profile.sill, shoulder, paint, first[0], last[0])}</g>`,
    `<path d="${glassPath}" fill="url(#glass)" stroke="#0d1011" stroke-width="5"/>`,
    `<g clip-path="url(#glass-clip)">${reflections(profile.pillars)}</g>`,
    doors(profile.doors, shoulder, sill, paint),
    lights(outline, paint),
    ...wheels.map((x) => wheel(x, y, wheelRadius, spokes)),
  ].join('');
  return image(defs, content);
}

function surface(
  sill: number,
  shoulder: number,
  paint: string,
  left: number,
  right: number,
): string {
  return [
    `<path d="M${left - 10} ${shoulder + 26}Q${(left + right) / 2} ${shoulder - 14} ${right + 10} ${shoulder + 6}" fill="none" stroke="${shade(paint, 0.5)}" stroke-width="5" opacity="0.55"/>`,
    `<path d="M${left - 10} ${shoulder + 34}Q${(left + right) / 2} ${shoulder - 4} ${right + 10} ${shoulder + 14}" fill="none" stroke="${shade(paint, -0.5)}" stroke-width="4" opacity="0.35"/>`,
    `<path d="M${left} ${sill - 52}Q${(left + right) / 2} ${sill - 70} ${right} ${sill - 60}" fill="none" stroke="${shade(paint, 0.3)}" stroke-width="14" opacity="0.22"/>`,
    `<rect x="${left - 20}" y="${sill - 22}" width="${right - left + 40}" height="40" fill="#16191b" opacity="0.88"/>`,
  ].join('');
}

function reflections(pillars: readonly number[]): string {
  return [
    '<path d="M560 480L760 260L850 260L660 480Z" fill="#ffffff" opacity="0.13"/>',
    '<path d="M900 480L1080 260L1120 260L950 480Z" fill="#ffffff" opacity="0.09"/>',
    ...pillars.map((x) => `<path d="M${x} 240L${x + 10} 480" stroke="#0d1011" stroke-width="18"/>`),
  ].join('');
}

function doors(gaps: readonly number[], shoulder: number, sill: number, paint: string): string {
  const dark = shade(paint, -0.62);
  const lines = gaps.map(
    (x) =>
      `<path d="M${x} ${shoulder - 22}Q${x + 6} ${shoulder + 60} ${x - 4} ${sill - 26}" fill="none" stroke="${dark}" stroke-width="3" opacity="0.7"/>`,
  );
  const handles = gaps
    .slice(1)
    .map(
      (x) =>
        `<rect x="${x - 74}" y="${shoulder + 16}" width="54" height="11" rx="5.5" fill="${shade(paint, 0.28)}" stroke="${dark}" stroke-width="1.5"/>`,
    );
  const [front = 540] = gaps;
  const mirror = `<path d="M${front + 16} ${shoulder - 36}q-46 -6 -50 20q4 16 50 12z" fill="${shade(paint, -0.15)}" stroke="${dark}" stroke-width="2"/>`;
  return [...lines, ...handles, mirror].join('');
}

function lights(outline: readonly Point[], paint: string): string {
  const [, , lampFront = [0, 0], upperFront = [0, 0]] = outline;
  const lampRear = outline.at(-3) ?? [0, 0];
  const [fx, fy] = [Math.min(lampFront[0], upperFront[0]), (lampFront[1] + upperFront[1]) / 2];
  const [rx, ry] = lampRear;
  return [
    `<path d="M${fx + 12} ${fy - 8}Q${fx + 60} ${fy - 22} ${fx + 104} ${fy - 20}Q${fx + 84} ${fy + 12} ${fx + 6} ${fy + 20}Z" fill="#eef3f5" stroke="#20272a" stroke-width="3"/>`,
    `<path d="M${fx + 20} ${fy + 2}Q${fx + 56} ${fy - 10} ${fx + 86} ${fy - 12}" fill="none" stroke="#9db4c0" stroke-width="4"/>`,
    `<path d="M${rx + 6} ${ry + 14}Q${rx - 40} ${ry + 6} ${rx - 76} ${ry + 14}Q${rx - 52} ${ry + 42} ${rx + 10} ${ry + 48}Z" fill="#a51d23" stroke="#3a0d10" stroke-width="3"/>`,
    `<path d="M${rx - 2} ${ry + 22}Q${rx - 34} ${ry + 16} ${rx - 58} ${ry + 20}" fill="none" stroke="#ef7b76" stroke-width="4"/>`,
    `<rect x="${fx + 2}" y="${fy + 76}" width="70" height="16" rx="8" fill="${shade(paint, -0.6)}"/>`,
  ].join('');
}
