import { building, clouds, foliage, gradient, ground, rect, sky } from './panorama.ts';
import type { Scene } from './scene.ts';

const LEAVES = ['#2c3a24', '#3d4f2f', '#52663b', '#67794a'];
const DULL_LEAVES = ['#2b3329', '#3a4536', '#4a5644', '#5b6753'];

const lotAtNoon: Scene = {
  behind: [
    sky('#4d82bd 0, #8fb7de 0.6, #e3edf4 1'),
    clouds(5, '#ffffff', 26),
    ground('#85878a', '#9da0a2'),
    rect(0, 83.1, 360, 9.9, '#2c3a24'),
  ].join(''),
  leaves: foliage(3, 81, 93, 2.1, LEAVES),
  before: [
    building(60, 52, 82.5, 93, ['#d9d6cf', '#55656f', '#3f4a50']),
    building(228, 74, 81, 93, ['#b9604a', '#55656f', '#e9e6df']),
    rect(0, 92.6, 360, 0.9, '#b4b5b2'),
  ].join(''),
  sun: [-0.55, -0.55, 0.85],
  sunLight: 0.75,
  ground: { joints: 0, rough: 0.1, grain: 40 },
  reach: 24,
  polish: 0,
  blur: 3.2,
};

const lotInTheEvening: Scene = {
  behind: [
    sky('#3c5478 0, #8d8ea6 0.55, #e0b48c 0.82, #f7d9a8 1'),
    clouds(8, '#f6c79a', 22),
    ground('#7b736c', '#9a8c7e'),
    rect(0, 82.4, 360, 10.6, '#2b2a26'),
  ].join(''),
  leaves: foliage(13, 80, 93, 2.4, ['#2b2a26', '#38352d', '#454034', '#524b3c']),
  before: [
    building(20, 60, 82, 93, ['#5d554f', '#f2cf93', '#39342f']),
    building(190, 46, 83, 93, ['#6d625a', '#e8c083', '#39342f']),
  ].join(''),
  sun: [-0.8, -0.5, 0.34],
  sunLight: 0.6,
  ground: { joints: 0, rough: 0.1, grain: 40 },
  reach: 24,
  polish: 0,
  blur: 3.4,
};

const gravelAndHedge: Scene = {
  behind: [
    sky('#a3b1bd 0, #ccd4da 0.6, #eef0f1 1'),
    clouds(21, '#ffffff', 30),
    ground('#a39c90', '#b3ada2'),
    rect(0, 75.3, 360, 21.2, '#2b3329'),
  ].join(''),
  leaves: foliage(31, 74, 96.5, 1.9, DULL_LEAVES),
  before: [rect(0, 96, 360, 0.8, '#4a463c')].join(''),
  sun: [-0.3, -0.6, 0.9],
  sunLight: 0.12,
  ground: { joints: 0, rough: 0.24, grain: 26 },
  reach: 11,
  polish: 0,
  blur: 2.2,
};

const concreteWall: Scene = {
  behind: [
    `<defs>${gradient('wall', '#b1b3b2 0, #8f9190 1')}</defs>`,
    sky('#8ea9c4 0, #bfd0df 0.55, #e6ecf0 1'),
    clouds(40, '#ffffff', 20),
    ground('#8c8b88', '#9a9996'),
    rect(0, 70, 360, 27, 'url(#wall)'),
    rect(0, 69.4, 360, 0.9, '#c4c6c5'),
    ...Array.from({ length: 25 }, (_, index) => rect(index * 15 + 4, 70, 0.14, 27, '#7a7c7b')),
    rect(0, 83, 360, 0.12, '#828483'),
  ].join(''),
  leaves: [],
  before: '',
  sun: [-0.45, -0.7, 0.8],
  sunLight: 0.45,
  ground: { joints: 3.2, rough: 0.05, grain: 14 },
  reach: 10.5,
  polish: 0.02,
  blur: 1.1,
};

const showroom: Scene = {
  behind: [
    `<defs>${gradient('inside', '#d3d5d6 0, #eceded 1')}${gradient('view', '#dbe7f0 0, #f2f6f8 0.62, #93a58d 0.64, #7c8a78 1')}${gradient('polished', '#b5b7b8 0, #a3a5a6 0.3, #8c8e8f 1')}</defs>`,
    rect(0, 0, 360, 90, '#8f9496'),
    ...[10, 24, 38, 50].map((y) => rect(0, y, 360, 5, '#ffffff')),
    rect(0, 60, 360, 38, 'url(#inside)'),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
      index % 4 === 1
        ? `${rect(index * 45 + 3, 69, 39, 21, '#2d5a52')}${rect(index * 45 + 3, 89.4, 39, 0.5, '#23463f')}`
        : `${rect(index * 45 + 3, 65, 39, 31.5, 'url(#view)')}${[0, 13, 26, 39].map((x) => rect(index * 45 + 2.7 + x, 65, 0.7, 31.5, '#4b5153')).join('')}`,
    ),
    rect(0, 97, 360, 83, 'url(#polished)'),
    rect(0, 96.6, 360, 0.6, '#77797a'),
  ].join(''),
  leaves: [],
  before: '',
  sun: [-0.3, -0.4, 1],
  sunLight: 0,
  ground: { joints: 1.2, rough: 0.015, grain: 6 },
  reach: 10,
  polish: 0.2,
  blur: 1.6,
};

const harbour: Scene = {
  behind: [
    sky('#6f9cc9 0, #a9c8e4 0.5, #e9eff0 0.9, #f5efe2 1'),
    clouds(77, '#ffffff', 18),
    rect(0, 90, 360, 90, '#989a99'),
    rect(0, 89.2, 360, 3.4, '#7d99ab'),
    rect(0, 88.5, 360, 1.5, '#54665f'),
  ].join(''),
  leaves: foliage(52, 87.3, 90, 1.2, ['#54665f', '#5e7067']),
  before: [
    ...[12, 70, 118, 201, 262, 330].map((x) =>
      building(x, 14, 84.6, 90, ['#8a5a4c', '#3d464b', '#5f4037']),
    ),
    rect(0, 92.4, 360, 1, '#b9bab7'),
    `<defs>${gradient('quay', '#adaca8 0, #97968f 0.3, #8c8b86 1')}</defs>`,
    rect(0, 93.2, 360, 87, 'url(#quay)'),
  ].join(''),
  sun: [-0.6, -0.45, 0.6],
  sunLight: 0.65,
  ground: { joints: 0.6, rough: 0.08, grain: 20 },
  reach: 22,
  polish: 0,
  blur: 3.2,
};

/** Where and at what time of day the demo cars are photographed. */
export const SCENES = {
  lotAtNoon,
  lotInTheEvening,
  gravelAndHedge,
  concreteWall,
  showroom,
  harbour,
} as const satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;
