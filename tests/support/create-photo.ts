import sharp from 'sharp';

/** A JPEG of 4000x3000 with soft shapes and grain, about as hard to compress as a photo. */
export async function createPhoto(): Promise<Buffer> {
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const shapes = await noise(40, 30, 60).png().toBuffer();
  const grain = await noise(4000, 3000, 6).png().toBuffer();
  return sharp(shapes)
    .resize(4000, 3000, { kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
