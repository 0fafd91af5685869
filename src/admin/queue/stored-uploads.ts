import type { Upload } from '../images/upload/upload-store.ts';
import { createDeviceStore, type Waiting } from './device-store.ts';

/** A chosen file that is stored on this device until its document is saved. */
export interface StoredUpload
  extends Waiting,
    Pick<Upload, 'ownerId' | 'file' | 'text' | 'fields' | 'storagePath'> {
  folder: string;
}

export const uploadStore = createDeviceStore<StoredUpload>('admin-queue', 'uploads');
