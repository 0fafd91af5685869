import type { BodyType } from '#domain/schema/enumerations.ts';
import type { DamageView } from '../facts.ts';

/** The shape of a body in cm: x from the nose to the tail, z up from the ground. */
export interface OutlineBody {
  length: number;
  width: number;
  height: number;
  /** x of the axles, and the radius of a tyre. */
  axles: readonly [front: number, rear: number];
  tyre: number;
  sill: number;
  /** z of the bonnet at the nose and at the windscreen, and of the boot lid at the tail. */
  bonnet: readonly [nose: number, windscreen: number];
  deck: number;
  /** x of the windscreen and of the rear window, below and above. */
  windscreen: readonly [below: number, above: number];
  rearWindow: readonly [below: number, above: number];
  /** z of the roof above the windscreen and above the rear window. */
  roof: readonly [front: number, rear: number];
  /** x of the gaps: front edge of the front door, then the rear edge of each door. */
  gaps: readonly number[];
  /** x at which the side windows end, below and above. */
  glassEnd: readonly [below: number, above: number];
  /** The rear door slides. */
  sliding?: true;
}

const hatchback: OutlineBody = {
  ...{ length: 426, width: 179, height: 146, axles: [84, 347], tyre: 32, sill: 19 },
  ...{ bonnet: [76, 95], deck: 99, windscreen: [108, 182], rearWindow: [418, 378] },
  ...{ roof: [141, 137], gaps: [126, 230, 320], glassEnd: [352, 330] },
};

const suv: OutlineBody = {
  ...{ length: 469, width: 190, height: 166, axles: [88, 374], tyre: 37, sill: 25 },
  ...{ bonnet: [90, 109], deck: 113, windscreen: [122, 190], rearWindow: [458, 418] },
  ...{ roof: [159, 158], gaps: [142, 250, 346], glassEnd: [404, 390] },
};

const coupe: OutlineBody = {
  ...{ length: 464, width: 188, height: 138, axles: [92, 372], tyre: 35, sill: 16 },
  ...{ bonnet: [66, 88], deck: 92, windscreen: [142, 222], rearWindow: [430, 338] },
  ...{ roof: [132, 128], gaps: [160, 286], glassEnd: [386, 330] },
};

/** By body; the proportions of a common car of each. */
const OUTLINE_BODIES: Record<BodyType, OutlineBody> = {
  hatchback,
  suv,
  coupe,
  sedan: {
    ...{ length: 470, width: 182, height: 144, axles: [80, 364], tyre: 33, sill: 18 },
    ...{ bonnet: [74, 94], deck: 98, windscreen: [132, 204], rearWindow: [418, 352] },
    ...{ roof: [138, 135], gaps: [146, 252, 344], glassEnd: [384, 338] },
  },
  estate: {
    ...{ length: 486, width: 187, height: 146, axles: [88, 380], tyre: 34, sill: 18 },
    ...{ bonnet: [75, 94], deck: 99, windscreen: [132, 206], rearWindow: [476, 430] },
    ...{ roof: [140, 138], gaps: [150, 256, 350], glassEnd: [438, 410] },
  },
  mpv: {
    ...{ length: 453, width: 183, height: 166, axles: [87, 366], tyre: 33, sill: 20 },
    ...{ bonnet: [80, 99], deck: 103, windscreen: [96, 174], rearWindow: [445, 416] },
    ...{ roof: [157, 159], gaps: [126, 226, 324], glassEnd: [412, 402] },
  },
  convertible: { ...coupe, roof: [124, 118], height: 132, rearWindow: [380, 318] },
  van: {
    ...{ length: 497, width: 199, height: 198, axles: [92, 385], tyre: 35, sill: 22 },
    ...{ bonnet: [92, 114], deck: 118, windscreen: [72, 142], rearWindow: [495, 490] },
    ...{ roof: [187, 195], gaps: [102, 210, 336], glassEnd: [204, 200], sliding: true },
  },
  pickup: {
    ...{ length: 530, width: 186, height: 182, axles: [96, 418], tyre: 39, sill: 30 },
    ...{ bonnet: [98, 114], deck: 116, windscreen: [138, 206], rearWindow: [362, 346] },
    ...{ roof: [176, 176], gaps: [158, 262, 352], glassEnd: [346, 336] },
  },
};

/** Drawn where the body of a vehicle is not known. */
export const UNKNOWN_BODY: BodyType = 'hatchback';

export function outlineBody(body: BodyType | null): OutlineBody {
  return OUTLINE_BODIES[body ?? UNKNOWN_BODY];
}

/** Width and height of a view in cm, without mirrors. */
export function outlineSize(
  { length, width, height }: OutlineBody,
  view: DamageView,
): { width: number; height: number } {
  if (view === 'top') return { width: length, height: width };
  return { width: view === 'left' || view === 'right' ? length : width, height };
}
