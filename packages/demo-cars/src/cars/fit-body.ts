import type { Knots } from '../render/curve.ts';
import type { Body } from './body.ts';

/** Length, width and height of a model in metres. */
export type Size = readonly [length: number, width: number, height: number];

/** The body stretched to the size of a model. */
export function fitBody(body: Body, [length, width, height]: Size): Body {
  const { cabin } = body;
  const along = length / body.length;
  const up = height / Math.max(...cabin.roof.map(([, z]) => z));
  const x = (value: number) => value * along;
  const xs = <Values extends readonly number[]>(values: Values) =>
    values.map(x) as unknown as Values;
  const both = (knots: Knots): Knots => knots.map(([at, z]) => [at * along, z * up]);
  const lean = (knots: Knots): Knots => knots.map(([z, at]) => [z * up, at]);
  return {
    ...body,
    length,
    width,
    wheelbase: x(body.wheelbase),
    frontAxle: x(body.frontAxle),
    tyreRadius: body.tyreRadius * Math.sqrt(up * along),
    sill: body.sill * up,
    bumper: body.bumper * up,
    edge: both(body.edge),
    nose: lean(body.nose),
    tail: lean(body.tail),
    cabin: {
      ...cabin,
      windscreen: xs(cabin.windscreen),
      rearWindow: xs(cabin.rearWindow),
      roof: both(cabin.roof),
      glassEnd: xs(cabin.glassEnd),
      ...(cabin.glassStop !== undefined && { glassStop: x(cabin.glassStop) }),
      pillars: xs(cabin.pillars),
      rearSill: cabin.rearSill * up,
    },
    doors: { ...body.doors, gaps: xs(body.doors.gaps) },
  };
}
