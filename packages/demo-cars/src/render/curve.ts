/** Points of a curve, ascending in their first number. */
export type Knots = readonly (readonly [at: number, value: number])[];

/** Knots as a text, `at value, at value`, which is easier to compare than a list of lists. */
export function knots(text: string): Knots {
  return text.split(', ').map((knot) => knot.split(' ').map(Number) as [at: number, value: number]);
}

/**
 * A smooth function through the knots that never overshoots them (Fritsch and Carlson, "Monotone
 * Piecewise Cubic Interpolation", 1980); constant beyond the first and the last knot.
 */
export function curve(knots: Knots): (at: number) => number {
  const xs = knots.map(([x]) => x);
  const ys = knots.map(([, y]) => y);
  const x = (index: number) => xs[index] as number;
  const y = (index: number) => ys[index] as number;
  const last = knots.length - 1;
  const slope = (index: number) => (y(index + 1) - y(index)) / (x(index + 1) - x(index));
  const tangents = knots.map((_, index) => {
    if (index === 0) return slope(0);
    if (index === last) return slope(last - 1);
    const [before, after] = [slope(index - 1), slope(index)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (at) => {
    if (at <= x(0)) return y(0);
    if (at >= x(last)) return y(last);
    let index = 0;
    while (at > x(index + 1)) index += 1;
    const width = x(index + 1) - x(index);
    const t = (at - x(index)) / width;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * y(index) +
      (t3 - 2 * t2 + t) * width * (tangents[index] as number) +
      (3 * t2 - 2 * t3) * y(index + 1) +
      (t3 - t2) * width * (tangents[index + 1] as number)
    );
  };
}
