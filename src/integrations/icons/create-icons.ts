import sharp from 'sharp';

const TOUCH_SIZE = 180;
const ICO_SIZE = 32;
const HEADER_BYTES = 22;

/** The icons of a site by file name, from an SVG as wide as it is high. */
export async function createIcons(svg: Buffer): Promise<Record<string, Buffer>> {
  return {
    'apple-touch-icon.png': await png(svg, TOUCH_SIZE),
    'favicon.ico': ico(await png(svg, ICO_SIZE), ICO_SIZE),
  };
}

function png(svg: Buffer, size: number): Promise<Buffer> {
  // Drawn at the size that is needed: SVG pixels are 72 to the inch.
  return sharp(svg, { density: 72 * Math.max(1, size / 32) })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** An ICO file with one PNG in it, as every browser of the last ten years reads it. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18); // where the image begins
  return Buffer.concat([header, image]);
}
