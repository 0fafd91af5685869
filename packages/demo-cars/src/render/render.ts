import type { Camera } from './camera.ts';
import { toByte, toLinear, toShown } from './color.ts';
import type { Environment } from './environment.ts';
import type { Material } from './material.ts';
import type { Mesh } from './mesh.ts';
import { createSamples, rasterise, type Samples } from './rasterise.ts';
import { createSampleShader, type SampleShader } from './sample-shader.ts';

/** Samples a pixel in each direction. */
const SAMPLES = 2;
const SHARE = 1 / (SAMPLES * SAMPLES);

let buffer: Samples | undefined;

/** Draws a mesh over `background`, 8-bit RGB as a scene draws it; returns 8-bit RGB. */
export function renderMesh(
  mesh: Mesh,
  materials: readonly Material[],
  environment: Environment,
  camera: Camera,
  background: Uint8Array,
): Uint8Array {
  const { width, height } = camera;
  const samples = sampleBuffer(width * SAMPLES, height * SAMPLES);
  const fine: Camera = {
    ...camera,
    width: samples.width,
    height: samples.height,
    focal: camera.focal * SAMPLES,
  };
  const cuts = materials.map(({ cuts }) => cuts ?? []);
  const screen = rasterise(mesh, fine, samples, cuts);
  const shadeSample = createSampleShader(mesh, screen, materials, environment, fine, samples);
  const addMixed = createPixelAdder(mesh, materials, samples, shadeSample);
  const isFine = materials.map((material) => material.fine === true);
  const bytes = new Uint8Array(width * height * 3);
  const sum = new Float64Array(3);
  const { triangle } = samples;
  for (let y = 0, pixel = 0; y < height; y += 1) {
    let upper = y * SAMPLES * samples.width;
    for (let x = 0; x < width; x += 1, pixel += 3, upper += SAMPLES) {
      const lower = upper + samples.width;
      const a = triangle[upper] as number;
      const b = triangle[upper + 1] as number;
      const c = triangle[lower] as number;
      const d = triangle[lower + 1] as number;
      if ((a & b & c & d) < 0) {
        bytes[pixel] = toShown(background[pixel] as number);
        bytes[pixel + 1] = toShown(background[pixel + 1] as number);
        bytes[pixel + 2] = toShown(background[pixel + 2] as number);
        continue;
      }
      sum[0] = 0;
      sum[1] = 0;
      sum[2] = 0;
      if (a === b && a === c && a === d && !isFine[mesh.materials[a] as number]) {
        shadeSample(x * SAMPLES, y * SAMPLES, 1, sum);
      } else {
        const empty = addMixed(x * SAMPLES, y * SAMPLES, sum);
        if (empty > 0) addBackground(background, pixel, empty, sum);
      }
      bytes[pixel] = toByte(sum[0]);
      bytes[pixel + 1] = toByte(sum[1]);
      bytes[pixel + 2] = toByte(sum[2]);
    }
  }
  return bytes;
}

function addBackground(
  background: Uint8Array,
  pixel: number,
  share: number,
  sum: Float64Array,
): void {
  sum[0] = (sum[0] as number) + toLinear(background[pixel] as number) * share;
  sum[1] = (sum[1] as number) + toLinear(background[pixel + 1] as number) * share;
  sum[2] = (sum[2] as number) + toLinear(background[pixel + 2] as number) * share;
}

function sampleBuffer(width: number, height: number): Samples {
  if (buffer?.width !== width || buffer.height !== height) buffer = createSamples(width, height);
  return buffer;
}

/**
 * Adds the light of what the samples of a pixel show, and returns the share that shows nothing.
 * What shows the same material is shaded once, unless the material is fine.
 */
function createPixelAdder(
  { materials: materialOf }: Mesh,
  materials: readonly Material[],
  { triangle, width }: Samples,
  shadeSample: SampleShader,
): (column: number, row: number, sum: Float64Array) => number {
  const isFine = materials.map((material) => material.fine === true);
  const shown = new Int32Array(SAMPLES * SAMPLES);
  const last = shown.length - 1;
  return (column, row, sum) => {
    let empty = 0;
    for (let sample = 0; sample <= last; sample += 1) {
      const place = (row + (sample >> 1)) * width + column + (sample & 1);
      const index = triangle[place] as number;
      shown[sample] = index < 0 ? -1 : (materialOf[index] as number);
    }
    for (let sample = 0; sample <= last; sample += 1) {
      const material = shown[sample] as number;
      if (material < 0) continue;
      let share = SHARE;
      for (let other = sample + 1; other <= last && !isFine[material]; other += 1) {
        if (shown[other] !== material) continue;
        shown[other] = -2;
        share += SHARE;
      }
      shadeSample(column + (sample & 1), row + (sample >> 1), share, sum);
    }
    for (let sample = 0; sample <= last; sample += 1) if (shown[sample] === -1) empty += SHARE;
    return empty;
  };
}
