import { IMAGE_FOLDERS } from '#domain/image/upload-kinds.ts';
import type { UploadDeps } from '../shared/request/read-upload.ts';
import { parseImageObject } from './image-object.ts';
import { remakeVariants } from './process-image.ts';

/**
 * Creates the variants of every stored original again, after widths or qualities have changed.
 * Returns the number of originals.
 */
export async function remakeAllVariants(
  deps: UploadDeps,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<number> {
  const names: string[] = [];
  for (const folder of IMAGE_FOLDERS) {
    const [files] = await deps.bucket.getFiles({ prefix: `${folder}/` });
    names.push(...files.map(({ name }) => name).filter((name) => parseImageObject(name)));
  }
  for (const [index, name] of names.entries()) {
    await remakeVariants(name, deps);
    onProgress(index + 1, names.length);
  }
  return names.length;
}
