import { IMAGE_FOLDERS } from '#domain/image/image.ts';
import { type ImageDeps, imageUploaded } from './make-variants.ts';
import { imageObject } from './objects.ts';

/** Makes the variants of every stored original anew; for when widths or qualities change. */
export async function remakeAll(
  deps: ImageDeps,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<number> {
  const names: string[] = [];
  for (const folder of IMAGE_FOLDERS) {
    const [files] = await deps.bucket.getFiles({ prefix: `${folder}/` });
    names.push(...files.map(({ name }) => name).filter((name) => imageObject(name)));
  }
  for (const [index, name] of names.entries()) {
    await imageUploaded(name, deps);
    onProgress(index + 1, names.length);
  }
  return names.length;
}
