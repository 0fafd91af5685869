/**
 * The yearly rate `i` at which `months` equal monthly payments are worth `received` today: the
 * equation of directive 2008/48/EC, annex I, with time in years of twelve equal months. 0 where the
 * payments sum up to no more than what was received.
 */
export function annualRate(received: number, monthly: number, months: number): number {
  if (monthly * months <= received) return 0;
  // The present value falls as the rate rises, so halving the interval finds the one solution.
  let low = 0;
  let high = 1;
  while (presentValue(monthly, months, high) > received) high *= 2;
  for (let step = 0; step < 200 && high - low > Number.EPSILON * high; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(monthly, months, middle) > received) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The value today of `months` monthly payments at a yearly rate. */
export function presentValue(monthly: number, months: number, yearlyRate: number): number {
  // The sum of a geometric series; `log1p` and `expm1` keep the digits of a small rate.
  const perMonth = Math.log1p(yearlyRate) / 12;
  if (perMonth === 0) return monthly * months;
  return (monthly * -Math.expm1(-perMonth * months)) / Math.expm1(perMonth);
}

/**
 * A rate in percent with two decimals, rounded up: a credit is never shown cheaper than it is.
 */
export function statedRate(percent: number): number {
  // The noise of floating point must not add a hundredth.
  const tolerance = 1e-7;
  return Math.max(0, Math.ceil(percent * 100 - tolerance) / 100);
}
