// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VEHICLE_IMAGES } from '../data/image-sets.ts';
import { UploadList } from './UploadList.tsx';
import { $uploads, addUploads, patchUpload, removeUploads } from './upload-store.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  $uploads.set([]);
});

/** Uploads of that many files, of which the first `failed` have failed. */
function show(count: number, failed: number): void {
  const files = Array.from({ length: count }, (_, at) => new File([], `bil-${at + 1}.jpg`));
  const added = addUploads(files, { set: VEHICLE_IMAGES, ownerId: 'golf', text: '' });
  for (const { key } of added.slice(0, failed)) patchUpload(key, { state: 'failed' });
  render(<UploadList uploads={$uploads.get()} retry={() => {}} dismiss={removeUploads} />);
}

test('one press removes all failed uploads from the list and none that still runs', () => {
  show(3, 2);
  fireEvent.click(screen.getByRole('button', { name: 'Fjern alle' }));
  expect($uploads.get().map(({ file }) => file.name)).toEqual(['bil-3.jpg']);
});

test('a single failed upload has a button of its own and none for all', () => {
  show(2, 1);
  expect(screen.queryByRole('button', { name: 'Fjern alle' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Fjern bil-1.jpg fra listen' }));
  expect($uploads.get().map(({ file }) => file.name)).toEqual(['bil-2.jpg']);
});

test('an upload that has not moved for two seconds says so, and no more once it moves', () => {
  vi.useFakeTimers();
  const set = { set: VEHICLE_IMAGES, ownerId: 'golf', text: '' };
  const [upload] = addUploads([new File([], 'bil.jpg')], set);
  const move = (progress: number) => {
    patchUpload(upload?.key ?? 0, { state: 'uploading', progress });
    return <UploadList uploads={$uploads.get()} retry={() => {}} dismiss={removeUploads} />;
  };
  const { rerender } = render(move(0.14));
  act(() => vi.advanceTimersByTime(1999));
  expect(screen.queryByText('Venter på forbindelsen…')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText('Venter på forbindelsen…')).toBeDefined();
  rerender(move(0.5));
  expect(screen.queryByText('Venter på forbindelsen…')).toBeNull();
});

test('a picture without a connection waits in the list, and is no failure', () => {
  const [upload] = addUploads([new File([], 'bil.jpg')], {
    ...{ set: VEHICLE_IMAGES, ownerId: 'golf', text: '' },
  });
  const problem = { sentence: 'Ingen forbindelse til serveren.' };
  patchUpload(upload?.key ?? 0, { state: 'failed', offline: true, problem });
  render(<UploadList uploads={$uploads.get()} retry={() => {}} dismiss={removeUploads} />);
  expect(screen.getByText('Venter på forbindelsen…')).toBeDefined();
  expect(screen.queryByText(problem.sentence)).toBeNull();
});
