import sharp from 'sharp';
import { VARIANT_WIDTHS } from '#domain/image/image-address.ts';
import { createVariants } from '#functions/src/images/create-variants.ts';
import { createPhoto } from '../support/create-photo.ts';
import { kilobytes, milliseconds, quantile, time } from './support/numbers.ts';

const RUNS = 5;

/**
 * Measures making every variant of a 12-megapixel photo and, for comparison, making each of the same
 * files from the original with sharp and the same settings.
 */
export async function benchImages(): Promise<void> {
  const photo = await createPhoto();
  const pipeline: number[] = [];
  const sharpOnly: number[] = [];
  await createVariants(photo);
  for (let run = 0; run < RUNS; run += 1) {
    pipeline.push(await time(() => createVariants(photo)));
    sharpOnly.push(await time(() => renderWithSharp(photo)));
  }
  console.table({
    [`photo of ${kilobytes(photo.length)}`]: {
      'image pipeline': milliseconds(quantile(pipeline, 0.5)),
      'sharp only': milliseconds(quantile(sharpOnly, 0.5)),
    },
  });
}

async function renderWithSharp(photo: Buffer): Promise<void> {
  for (const width of VARIANT_WIDTHS) {
    const resized = () => sharp(photo).autoOrient().resize({ width });
    await resized().avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    await resized().webp({ quality: 76, effort: 4 }).toBuffer();
  }
  await sharp(photo)
    .autoOrient()
    .resize({ width: 1200, height: 630, fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
