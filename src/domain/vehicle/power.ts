/** Watts of one metric horsepower. */
const WATTS_PER_HP = 735.498_75;

/** Power in whole kW; `hp` is metric horsepower (hk). */
export function kilowatts(hp: number): number {
  return Math.round((hp * WATTS_PER_HP) / 1000);
}
