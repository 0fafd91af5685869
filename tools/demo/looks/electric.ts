import { BEIGE, BLACK, CHARCOAL, COGNAC, CREAM, cabin, GREY, type Look, style } from './look.ts';

/** The looks of demo vehicles with an electric cabin, by id. */
export const ELECTRIC_LOOKS: Readonly<Record<string, Look>> = {
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
  'hyundai-kona-2021': {
    body: 'suvSmall',
    size: [4.2, 1.8, 1.57],
    style: style(['closed', 'slim', 'upright', 'turbine', 'two-tone'], { roof: 'black' }),
    scene: 'concreteWall',
    cabin: cabin('electric', BLACK),
  },
  'audi-q4-etron-2022': {
    body: 'suvElectric',
    size: [4.59, 1.87, 1.63],
    style: style(['tall', 'slim', 'bar', 'five', 'two-tone'], { rails: true, chrome: true }),
    scene: 'lotAtNoon',
    cabin: cabin('electric', CHARCOAL),
  },
  'porsche-taycan-2021': {
    body: 'sports',
    size: [4.96, 1.97, 1.38],
    style: style(['closed', 'slim', 'bar', 'five', 'dark'], { roof: 'glass' }),
    scene: 'showroom',
    cabin: cabin('electric', BLACK),
  },
  'mercedes-benz-eqb-2023': {
    body: 'suvLarge',
    size: [4.68, 1.83, 1.66],
    style: style(['closed', 'swept', 'bar', 'ten', 'two-tone'], { rails: true, chrome: true }),
    scene: 'showroom',
    cabin: cabin('electric', BEIGE),
  },
};
