import sharp from 'sharp';
import { toLinear } from './color.ts';

/** The part of a plane that a texture covers, in metres. */
export interface Region {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** A shape on a texture; `svg` receives its colour. */
export interface Shape {
  svg: (color: string) => string;
  color: string;
  /** 0 is matt, 0.5 as paint, 1 as glass. */
  gloss: number;
}

/** An image on a plane, which covers the material below it. */
export interface Texture {
  region: Region;
  columns: number;
  rows: number;
  /** Red, green, blue and opacity of each texel, from the top row down. */
  colors: Uint8Array;
  /** Gloss of each texel, in the first of four numbers. */
  glosses: Uint8Array;
}

/** Numbers of a texel that `sampleTexture` writes. */
export const TEXEL_NUMBERS = 5;

/** Draws shapes, in metres with y upwards, into a texture of `scale` px per metre. */
export async function drawTexture(
  shapes: readonly Shape[],
  region: Region,
  scale: number,
): Promise<Texture> {
  const columns = Math.round(region.width * scale);
  const rows = Math.round(region.height * scale);
  const draw = (content: string) => rasterizeSvg(content, region, columns, rows);
  const [colors, glosses] = await Promise.all([
    draw(shapes.map(({ svg, color }) => svg(color)).join('')),
    draw(shapes.map(({ svg, gloss }) => svg(grey(gloss))).join('')),
  ]);
  return { region, columns, rows, colors, glosses };
}

function grey(gloss: number): string {
  const value = Math.round(gloss * 255);
  return `rgb(${value},${value},${value})`;
}

function rasterizeSvg(
  content: string,
  { left, bottom, width, height }: Region,
  columns: number,
  rows: number,
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="${left} ${-bottom - height} ${width} ${height}"><g transform="scale(1 -1)">${content}</g></svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

/**
 * Writes red, green, blue, opacity and gloss at a place, interpolated, to `out`; `across` and `up`
 * are the coordinates of its plane. The opacity is 0 outside of the region.
 */
export function sampleTexture(
  texture: Texture,
  place: Float64Array,
  across: number,
  up: number,
  out: Float64Array,
): void {
  const { region, columns, rows, colors, glosses } = texture;
  const column = (((place[across] as number) - region.left) / region.width) * columns - 0.5;
  const row = (1 - ((place[up] as number) - region.bottom) / region.height) * rows - 0.5;
  out[3] = 0;
  if (!(column >= 0 && row >= 0 && column < columns - 1 && row < rows - 1)) return;
  const left = column | 0;
  const top = row | 0;
  const at = (top * columns + left) * 4;
  const below = at + columns * 4;
  const fx = column - left;
  const fy = row - top;
  const a00 = (1 - fx) * (1 - fy) * (colors[at + 3] as number);
  const a10 = fx * (1 - fy) * (colors[at + 7] as number);
  const a01 = (1 - fx) * fy * (colors[below + 3] as number);
  const a11 = fx * fy * (colors[below + 7] as number);
  const alpha = a00 + a10 + a01 + a11;
  if (alpha === 0) return;
  for (let channel = 0; channel < 3; channel += 1) {
    out[channel] =
      (toLinear(colors[at + channel] as number) * a00 +
        toLinear(colors[at + 4 + channel] as number) * a10 +
        toLinear(colors[below + channel] as number) * a01 +
        toLinear(colors[below + 4 + channel] as number) * a11) /
      alpha;
  }
  out[3] = alpha / 255;
  out[4] =
    ((glosses[at] as number) * a00 +
      (glosses[at + 4] as number) * a10 +
      (glosses[below] as number) * a01 +
      (glosses[below + 4] as number) * a11) /
    (alpha * 255);
}
