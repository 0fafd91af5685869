// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '#components/ui/toast/toast-store.ts';
import { uploadFile } from '#firebase/service/files.ts';
import { ServiceError } from '#firebase/service/service-error.ts';
import { enqueueAndRefresh } from '../data/image-list.ts';
import { VEHICLE_IMAGES } from '../data/image-sets.ts';
import { retryUploads } from './send-uploads.ts';
import { $uploads, patchUpload } from './upload-store.ts';
import { startUpload } from './use-uploads.ts';

vi.mock('#firebase/service/files.ts', () => ({ uploadFile: vi.fn() }));
vi.mock('#admin/publishing/store.ts', () => ({ expectPublishing: () => {} }));
vi.mock('#admin/queue/resume-queue.ts', () => ({ followQueue: () => {} }));
vi.mock('#admin/queue/queue-uploads.ts', () => ({
  queueUploads: async (added: { key: number }[]) => {
    for (const { key } of added) patchUpload(key, { isStored: true });
    return true;
  },
  storeUpload: async () => true,
  uploadStore: { forget: async () => {} },
}));
vi.mock('../data/image-list.ts', () => ({ enqueueAndRefresh: vi.fn(async () => {}) }));
vi.mock('./prepare-image.ts', () => ({
  prepareImage: async (file: File) => file,
  UnusableFile: class extends Error {},
}));

const OWNER = { set: VEHICLE_IMAGES, ownerId: 'golf', text: '' };
const photo = (name: string, lastModified: number) =>
  new File(['x'], name, { type: 'image/jpeg', lastModified });
const titles = () => $toasts.get().map(({ title }) => title);

/** Chooses a file whose upload fails. */
async function fail(file: File): Promise<void> {
  vi.mocked(uploadFile).mockRejectedValueOnce(new ServiceError('denied', 'No.'));
  await startUpload([file], OWNER);
}

beforeEach(() => {
  $uploads.set([]);
  $toasts.set([]);
});

test('the notice of a failed upload goes once a retry has succeeded', async () => {
  await fail(photo('bil.jpg', 1));
  expect(titles()).toEqual(['Error uploading images']);
  await retryUploads(VEHICLE_IMAGES, 'golf', $uploads.get());
  expect(titles()).toEqual(['1 image(s) uploaded successfully']);
});

test('the notice of a failed upload stays while another file is uploaded', async () => {
  await fail(photo('image.jpg', 1));
  // Cameras of phones give each file the same name.
  await startUpload([photo('image.jpg', 2)], OWNER);
  expect($uploads.get()).toMatchObject([{ state: 'failed' }]);
  expect(titles()).toContain('Error uploading images');
});

test('a failed file that is chosen again is listed once', async () => {
  await fail(photo('bil.jpg', 1));
  await startUpload([photo('bil.jpg', 1)], OWNER);
  expect($uploads.get()).toEqual([]);
  expect(titles()).toEqual(['1 image(s) uploaded successfully']);
});

test('a file whose image document cannot be saved stays in the upload list for a retry', async () => {
  vi.mocked(enqueueAndRefresh).mockRejectedValueOnce(new ServiceError('refused', 'No.'));
  const sent = vi.mocked(uploadFile).mock.calls.length;
  await startUpload([photo('bil.jpg', 1)], OWNER);
  expect($uploads.get()).toMatchObject([{ state: 'failed' }]);
  expect(titles()).toEqual(['Error uploading images']);
  await retryUploads(VEHICLE_IMAGES, 'golf', $uploads.get());
  expect(titles()).toEqual(['1 image(s) uploaded successfully']);
  // Its file was stored by the first attempt.
  expect(vi.mocked(uploadFile).mock.calls.length).toBe(sent + 1);
});
