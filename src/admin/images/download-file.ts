import { saveAs } from '#components/ui/save-as.ts';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { readFile } from '#firebase/service/files.ts';
import { notifyError } from '../feedback/notify.ts';

/** Downloads a stored file under its own name; a toast says where that fails. */
export async function downloadFile(path: string): Promise<void> {
  try {
    saveAs(await readFile(path), path.split('/').at(-1) ?? path);
  } catch (cause) {
    notifyError(copy.downloadFailed, cause);
  }
}
