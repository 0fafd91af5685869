/**
 * The owner tax of passenger cars, in DKK a half-year. Once the year of the tables has passed, the day's
 * work and a nightly test say so: then the new rates have to be read from the law and every row to be checked.
 */
export const OWNER_TAX_YEAR = 2026;

export interface Co2Row {
  /** g/km; the row holds below it. */
  below: number;
  tax: number;
  dieselSurcharge: number;
}

/**
 * CO2-ejerafgift of cars first registered from 1 July 2021 (brændstofforbrugsafgiftsloven, rates of
 * 2026). Above the last row the rates have not been seen.
 */
export const CO2_TAX: readonly Co2Row[] = [
  { below: 58, tax: 460, dieselSurcharge: 120 },
  { below: 65, tax: 520, dieselSurcharge: 120 },
  { below: 73, tax: 540, dieselSurcharge: 120 },
  { below: 80, tax: 570, dieselSurcharge: 120 },
  { below: 87, tax: 600, dieselSurcharge: 120 },
  { below: 102, tax: 640, dieselSurcharge: 120 },
  { below: 116, tax: 700, dieselSurcharge: 520 },
  { below: 131, tax: 760, dieselSurcharge: 930 },
  { below: 145, tax: 800, dieselSurcharge: 1000 },
  { below: 160, tax: 1220, dieselSurcharge: 1100 },
  { below: 174, tax: 1630, dieselSurcharge: 1190 },
  { below: 189, tax: 2080, dieselSurcharge: 1280 },
  { below: 203, tax: 2500, dieselSurcharge: 1380 },
  { below: 218, tax: 2910, dieselSurcharge: 1470 },
  { below: 232, tax: 3330, dieselSurcharge: 1590 },
  { below: 246, tax: 3740, dieselSurcharge: 1680 },
  { below: 262, tax: 4180, dieselSurcharge: 1800 },
  { below: 277, tax: 4600, dieselSurcharge: 1880 },
  { below: 290, tax: 5020, dieselSurcharge: 1970 },
  { below: 319, tax: 5840, dieselSurcharge: 2180 },
  { below: 350, tax: 6720, dieselSurcharge: 2360 },
];

/** CO2-ejerafgift of an electric car. */
export const ELECTRIC_TAX = 460;

export interface GreenRow {
  /** km/l; the row holds from it upwards, up to the row before. */
  from: number;
  /** First registered in Denmark before 3 October 2017. */
  early: number;
  later: number;
}

/**
 * Grøn ejerafgift of petrol cars first registered from 1 July 1997 to 30 June 2021 (lov 563 of
 * 27/05/2025 §5). Below the last row, and for diesel, the rates have not been seen.
 */
export const GREEN_TAX: readonly GreenRow[] = [
  { from: 50, early: 390, later: 390 },
  { from: 44.4, early: 390, later: 440 },
  { from: 40, early: 390, later: 460 },
  { from: 36.4, early: 390, later: 480 },
  { from: 33.3, early: 390, later: 510 },
  { from: 28.6, early: 390, later: 540 },
  { from: 25, early: 390, later: 590 },
  { from: 22.2, early: 390, later: 640 },
  { from: 20, early: 390, later: 680 },
  { from: 18.2, early: 750, later: 1040 },
  { from: 16.7, early: 1100, later: 1390 },
  { from: 15.4, early: 1480, later: 1770 },
  { from: 14.3, early: 1840, later: 2130 },
  { from: 13.3, early: 2190, later: 2480 },
  { from: 12.5, early: 2550, later: 2840 },
  { from: 11.8, early: 2900, later: 3190 },
  { from: 11.1, early: 3260, later: 3560 },
  { from: 10.5, early: 3630, later: 3920 },
  { from: 10, early: 3990, later: 4280 },
  { from: 9.1, early: 4690, later: 4980 },
  { from: 8.3, early: 5440, later: 5730 },
  { from: 7.7, early: 6150, later: 6440 },
];
