/** A colour as light: linear, 1 is white; highlights are brighter. */
export type Light = readonly [red: number, green: number, blue: number];

const TO_LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The light of a colour value of an image, 0 to 255. */
export function toLinear(value: number): number {
  return TO_LINEAR[value] as number;
}

export function lightOf(hex: string): Light {
  const channel = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16));
  return [channel(1), channel(3), channel(5)];
}

const STEPS = 8192;
/** The brightest light that is still distinguished from white. */
const BRIGHTEST = 4;

/** Values of an image for light from 0 to BRIGHTEST. */
function byteTable(shownLight: (light: number) => number): Uint8Array {
  return Uint8Array.from({ length: STEPS }, (_, step) => {
    const light = Math.min(1, shownLight((step / (STEPS - 1)) * BRIGHTEST));
    return Math.round(
      255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055),
    );
  });
}

const TO_BYTE = byteTable((light) =>
  light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp(-(light - 0.7) / 0.3)),
);
const TO_EXACT_BYTE = byteTable((light) => light);
const TO_SHOWN = Uint8Array.from({ length: 256 }, (_, value) => toByte(toLinear(value)));

function stepOf(light: number): number {
  const step = light * ((STEPS - 1) / BRIGHTEST) + 0.5;
  return step < 0 ? 0 : step > STEPS - 1 ? STEPS - 1 : step | 0;
}

/** The value of light in an image; highlights roll off instead of clipping. */
export function toByte(light: number): number {
  return TO_BYTE[stepOf(light)] as number;
}

/** The inverse of `toLinear`. */
export function toExactByte(light: number): number {
  return TO_EXACT_BYTE[stepOf(light)] as number;
}

/** A value of a backdrop as an image shows it, with its highlights rolled off. */
export function toShown(value: number): number {
  return TO_SHOWN[value] as number;
}
