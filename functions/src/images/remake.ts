import { PICTURE_FOLDERS } from '#domain/image/image.ts';
import { type ImageDeps, pictureUploaded } from './make-variants.ts';
import { pictureObject } from './objects.ts';

/** Makes the variants of every stored original anew; for when widths or qualities change. */
export async function remakeAll(
  deps: ImageDeps,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<number> {
  const names: string[] = [];
  for (const folder of PICTURE_FOLDERS) {
    const [files] = await deps.bucket.getFiles({ prefix: `${folder}/` });
    names.push(...files.map(({ name }) => name).filter((name) => pictureObject(name)));
  }
  for (const [index, name] of names.entries()) {
    await pictureUploaded(name, deps);
    onProgress(index + 1, names.length);
  }
  return names.length;
}
