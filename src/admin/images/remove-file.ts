import { removeFile } from '#firebase/files.ts';

/**
 * Deletes the file of a record that is gone already. A file that stays is found by the nightly
 * clean-up, so a failure here is nothing that staff could or should do something about.
 */
export async function removeStoredFile(path: string): Promise<void> {
  try {
    await removeFile(path);
  } catch (cause) {
    console.warn('file_left_for_clean_up', path, cause);
  }
}
