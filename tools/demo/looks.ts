import type { BodyName } from './cars/bodies/index.ts';
import type { Size } from './cars/fit-body.ts';
import type { Style } from './cars/style.ts';
import type { SceneName } from './scenes/places.ts';

/** How the images of a demo vehicle are drawn. */
export interface Look {
  body: BodyName;
  size: Size;
  style: Style;
  scene: SceneName;
  cabin: CabinLook;
}

export interface CabinLook {
  kind: 'electric' | 'classic' | 'small' | 'van';
  /** Upholstery and dashboard, `#rrggbb`. */
  seats: string;
  trim: string;
}

type Parts = [Style['grille'], Style['lamps'], Style['tail'], Style['rim'], Style['rimColor']];

function style(parts: Parts, extras: Partial<Style> = {}): Style {
  const [grille, lamps, tail, rim, rimColor] = parts;
  return {
    grille,
    lamps,
    tail,
    rim,
    rimColor,
    chrome: false,
    roof: 'body',
    rails: false,
    ...extras,
  };
}

const BLACK = '#23272a';
const CHARCOAL = '#3a3f42';
const GREY = '#6f7477';
const BEIGE = '#b9a68a';
const COGNAC = '#7d4f30';
const CREAM = '#d8d2c6';

function cabin(kind: CabinLook['kind'], seats: string, trim: string = BLACK): CabinLook {
  return { kind, seats, trim };
}

/** The look of each demo vehicle, by its id. */
export const LOOKS: Readonly<Record<string, Look>> = {
  'tesla-model-y-2023': {
    body: 'suvElectric',
    size: [4.75, 1.92, 1.62],
    style: style(['closed', 'slim', 'wings', 'turbine', 'dark'], { roof: 'glass' }),
    scene: 'showroom',
    cabin: cabin('electric', CREAM),
  },
  'volkswagen-id4-2022': {
    body: 'suvElectric',
    size: [4.58, 1.85, 1.64],
    style: style(['closed', 'swept', 'bar', 'aero', 'two-tone'], {
      roof: 'black',
      chrome: true,
      rails: true,
    }),
    scene: 'lotAtNoon',
    cabin: cabin('electric', GREY),
  },
  'skoda-enyaq-2023': {
    body: 'suvElectric',
    size: [4.65, 1.88, 1.62],
    style: style(['wide', 'swept', 'wings', 'five', 'two-tone'], { rails: true }),
    scene: 'harbour',
    cabin: cabin('electric', CHARCOAL),
  },
  'audi-a6-avant-2021': {
    body: 'estate',
    size: [4.94, 1.89, 1.46],
    style: style(['tall', 'slim', 'bar', 'double-five', 'two-tone'], {
      chrome: true,
      rails: true,
      roof: 'glass',
    }),
    scene: 'concreteWall',
    cabin: cabin('classic', BLACK),
  },
  'volvo-xc60-2020': {
    body: 'suvLarge',
    size: [4.69, 1.9, 1.66],
    style: style(['wide', 'block', 'upright', 'double-five', 'silver'], {
      chrome: true,
      rails: true,
    }),
    scene: 'gravelAndHedge',
    cabin: cabin('classic', COGNAC),
  },
  'toyota-yaris-2022': {
    body: 'city',
    size: [3.94, 1.75, 1.5],
    style: style(['wide', 'swept', 'wings', 'five', 'silver']),
    scene: 'lotAtNoon',
    cabin: cabin('small', CHARCOAL),
  },
  'peugeot-208-2021': {
    body: 'hatchback',
    size: [4.06, 1.75, 1.43],
    style: style(['tall', 'swept', 'bar', 'ten', 'two-tone'], { roof: 'black' }),
    scene: 'harbour',
    cabin: cabin('small', GREY),
  },
  'volkswagen-golf-2019': {
    body: 'hatchback',
    size: [4.26, 1.79, 1.46],
    style: style(['slim', 'swept', 'wings', 'double-five', 'silver']),
    scene: 'showroom',
    cabin: cabin('classic', CHARCOAL),
  },
  'ford-transit-custom-2020': {
    body: 'van',
    size: [5.34, 1.99, 1.98],
    style: style(['tall', 'block', 'upright', 'steel', 'silver']),
    scene: 'concreteWall',
    cabin: cabin('van', CHARCOAL),
  },
  'mercedes-benz-c220d-2018': {
    body: 'saloon',
    size: [4.69, 1.81, 1.44],
    style: style(['wide', 'swept', 'wings', 'five', 'two-tone'], { chrome: true }),
    scene: 'lotInTheEvening',
    cabin: cabin('classic', BEIGE),
  },
  'bmw-i4-2024': {
    body: 'fastback',
    size: [4.78, 1.85, 1.45],
    style: style(['double', 'slim', 'bar', 'double-five', 'dark'], { chrome: false }),
    scene: 'showroom',
    cabin: cabin('electric', COGNAC),
  },
  'kia-niro-2023': {
    body: 'suvSmall',
    size: [4.42, 1.83, 1.57],
    style: style(['slim', 'block', 'upright', 'aero', 'two-tone'], { rails: true }),
    scene: 'gravelAndHedge',
    cabin: cabin('electric', GREY),
  },
  'renault-zoe-2020': {
    body: 'city',
    size: [4.09, 1.73, 1.56],
    style: style(['slim', 'swept', 'wings', 'ten', 'silver']),
    scene: 'lotInTheEvening',
    cabin: cabin('small', GREY),
  },
  'mazda-cx5-2019': {
    body: 'suvLarge',
    size: [4.55, 1.84, 1.67],
    style: style(['wide', 'slim', 'wings', 'ten', 'silver'], { chrome: true, rails: true }),
    scene: 'harbour',
    cabin: cabin('classic', CREAM),
  },
  'skoda-octavia-2021': {
    body: 'estate',
    size: [4.69, 1.83, 1.47],
    style: style(['wide', 'swept', 'wings', 'five', 'silver'], { rails: true }),
    scene: 'lotAtNoon',
    cabin: cabin('classic', CHARCOAL),
  },
  'hyundai-kona-2021': {
    body: 'suvSmall',
    size: [4.2, 1.8, 1.57],
    style: style(['closed', 'slim', 'upright', 'turbine', 'two-tone'], { roof: 'black' }),
    scene: 'concreteWall',
    cabin: cabin('electric', BLACK),
  },
  'citroen-c3-2018': {
    body: 'city',
    size: [3.99, 1.75, 1.49],
    style: style(['slim', 'block', 'upright', 'steel', 'silver'], { roof: 'black' }),
    scene: 'gravelAndHedge',
    cabin: cabin('small', BEIGE),
  },
  'volvo-v90-2022': {
    body: 'estate',
    size: [4.95, 1.88, 1.48],
    style: style(['wide', 'block', 'upright', 'double-five', 'two-tone'], {
      chrome: true,
      rails: true,
      roof: 'glass',
    }),
    scene: 'lotInTheEvening',
    cabin: cabin('classic', COGNAC),
  },
  'audi-q4-etron-2022': {
    body: 'suvElectric',
    size: [4.59, 1.87, 1.63],
    style: style(['tall', 'slim', 'bar', 'five', 'two-tone'], { rails: true, chrome: true }),
    scene: 'lotAtNoon',
    cabin: cabin('electric', CHARCOAL),
  },
  'suzuki-swift-2023': {
    body: 'city',
    size: [3.85, 1.74, 1.5],
    style: style(['tall', 'swept', 'wings', 'ten', 'two-tone'], { roof: 'black' }),
    scene: 'harbour',
    cabin: cabin('small', CHARCOAL),
  },
  'porsche-taycan-2021': {
    body: 'sports',
    size: [4.96, 1.97, 1.38],
    style: style(['closed', 'slim', 'bar', 'five', 'dark'], { roof: 'glass' }),
    scene: 'showroom',
    cabin: cabin('electric', BLACK),
  },
  'opel-vivaro-e-2022': {
    body: 'vanLong',
    size: [5.31, 1.92, 1.89],
    style: style(['closed', 'swept', 'upright', 'steel', 'silver']),
    scene: 'lotAtNoon',
    cabin: cabin('van', GREY),
  },
  'dacia-duster-2020': {
    body: 'suvSmall',
    size: [4.34, 1.8, 1.63],
    style: style(['wide', 'block', 'upright', 'five', 'silver'], { rails: true }),
    scene: 'gravelAndHedge',
    cabin: cabin('small', GREY),
  },
  'mini-cooper-2021': {
    body: 'mini',
    size: [3.82, 1.73, 1.41],
    style: style(['wide', 'round', 'upright', 'ten', 'two-tone'], { roof: 'black', chrome: true }),
    scene: 'concreteWall',
    cabin: cabin('small', BLACK),
  },
  'mercedes-benz-eqb-2023': {
    body: 'suvLarge',
    size: [4.68, 1.83, 1.66],
    style: style(['closed', 'swept', 'bar', 'ten', 'two-tone'], { rails: true, chrome: true }),
    scene: 'showroom',
    cabin: cabin('electric', BEIGE),
  },
  'nissan-leaf-2019': {
    body: 'hatchback',
    size: [4.49, 1.79, 1.54],
    style: style(['tall', 'swept', 'wings', 'five', 'two-tone']),
    scene: 'lotInTheEvening',
    cabin: cabin('small', BLACK),
  },
  'volkswagen-passat-2020': {
    body: 'estate',
    size: [4.77, 1.83, 1.48],
    style: style(['wide', 'swept', 'wings', 'five', 'silver'], { chrome: true, rails: true }),
    scene: 'harbour',
    cabin: cabin('classic', GREY),
  },
  'fiat-500-2017': {
    body: 'mini',
    size: [3.57, 1.63, 1.49],
    style: style(['closed', 'round', 'upright', 'double-five', 'silver'], { chrome: true }),
    scene: 'gravelAndHedge',
    cabin: cabin('small', CREAM),
  },
  'bmw-320d-2016': {
    body: 'estate',
    size: [4.63, 1.81, 1.43],
    style: style(['double', 'swept', 'wings', 'double-five', 'silver'], { rails: true }),
    scene: 'concreteWall',
    cabin: cabin('classic', BLACK),
  },
  'volkswagen-touran-2019': {
    body: 'mpv',
    size: [4.53, 1.83, 1.66],
    style: style(['slim', 'swept', 'wings', 'five', 'silver'], { rails: true }),
    scene: 'lotAtNoon',
    cabin: cabin('classic', GREY),
  },
  'volkswagen-caravelle-2021': {
    body: 'minibus',
    size: [4.9, 1.9, 1.97],
    style: style(['wide', 'block', 'upright', 'five', 'silver'], { chrome: true }),
    scene: 'harbour',
    cabin: cabin('van', CHARCOAL),
  },
};
