import type { Shape } from '#render/texture.ts';
import type { Body } from '../body.ts';
import { cabinLines } from '../cabin.ts';
import type { Shell } from '../shell.ts';
import type { Style } from '../style.ts';
import { CHROME, GLASS, line, type Place, softArea, stroke } from './shapes.ts';

/** The windows of one side in their frame. */
export function windows(body: Body, shell: Shell, style: Style): Shape[] {
  const { cabin } = body;
  const lines = cabinLines(body, shell);
  const low = (x: number) => shell.edge(x) + 0.03;
  const high = (x: number) => lines.roof(x) - cabin.roofDrop - 0.035;
  const [frontLow, frontHigh] = [
    cabin.windscreen[0] + cabin.bow[0] + 0.1,
    cabin.windscreen[1] + cabin.bow[0] * 0.6 + 0.03,
  ];
  const [endLow, endHigh] = cabin.glassEnd;
  const steps = Array.from({ length: 25 }, (_, step) => step / 24);
  const lower = steps.map((share): Place => {
    const x = frontLow + (endLow - frontLow) * share;
    return [x, low(x)];
  });
  const upper = steps.map((share): Place => {
    const x = endHigh + (frontHigh - endHigh) * share;
    return [x, high(x)];
  });
  const frame = [...lower, ...upper];
  const stop = cabin.glassStop;
  const shown =
    stop === undefined
      ? frame
      : [
          ...lower.filter(([x]) => x < stop),
          [stop, low(stop)] as Place,
          [stop + 0.0, high(stop)] as Place,
          ...upper.filter(([x]) => x < stop),
        ];
  return [
    ...(style.chrome
      ? [line([...shown, shown[0] as Place], CHROME, 0.034, { gloss: 0.9 })]
      : [line([...shown, shown[0] as Place], '#0a0c0d', 0.03, { gloss: 0.4 })]),
    softArea(GLASS, 1, 0.008, shown),
    ...interiorGlimpse(shown),
    ...cabin.pillars.map((x) => {
      const lean = 0.05 * ((high(x) - low(x)) / 0.4);
      return stroke([x, low(x)], [x - lean + 0.02, high(x)], '#08090a', 0.05, { gloss: 0.45 });
    }),
  ];
}

/** A little light from the windows of the far side, so that glass is not a black plate. */
function interiorGlimpse(frame: readonly Place[]): Shape[] {
  const xs = frame.map(([x]) => x);
  const ys = frame.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const width = right - left;
  const height = top - bottom;
  const pane = (from: number, to: number): Shape =>
    softArea('#242c2f', 1, 0.06, [
      [left + width * from, bottom + height * 0.34],
      [left + width * to, bottom + height * 0.36],
      [left + width * (to - 0.03), bottom + height * 0.74],
      [left + width * (from + 0.05), bottom + height * 0.72],
    ]);
  return [pane(0.27, 0.4), pane(0.6, 0.74)];
}
