import type { Upload } from '../images/upload/upload-store.ts';
import { createDeviceStore, type Waiting } from './device-store.ts';

/** A chosen file that is stored on this device until its document is saved. */
export interface StoredUpload extends Waiting {
  /** The folder of its kind. */
  folder: string;
  ownerId: string;
  file: File;
  /** Text for the image: the description of a damage. */
  text: string;
  /** Further fields of its document: the facts of a damage, or the shot that it is. */
  fields: Upload['fields'];
  /** Where it is uploaded to, chosen once the file is made smaller; null until then. */
  storagePath: string | null;
}

export const uploadStore = createDeviceStore<StoredUpload>('admin-queue', 'uploads');
