import { removeFile } from '#firebase/files.ts';

/**
 * Deletes the file of a deleted document. A failure is only logged: the nightly clean-up deletes
 * the file, and staff could do nothing about it.
 */
export async function deleteStoredFile(path: string): Promise<void> {
  try {
    await removeFile(path);
  } catch (cause) {
    console.warn('file_left_for_clean_up', path, cause);
  }
}
