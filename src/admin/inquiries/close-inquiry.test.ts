// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { closeInquiry } from './close-inquiry.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('./api.ts', () => ({ changeInquiry: call }));

const INQUIRY = { id: 'i', version: 1, name: 'Karla', state: 'new' } as InquiryView;

test('a second press while an inquiry is closed does not ask the server again', async () => {
  call.mockResolvedValue({ saved: true, inquiry: { ...INQUIRY, state: 'closed' } });
  await Promise.all([closeInquiry(INQUIRY, () => {}), closeInquiry(INQUIRY, () => {})]);
  expect(call).toHaveBeenCalledOnce();
  // Opened again, it can be closed again.
  await closeInquiry(INQUIRY, () => {});
  expect(call).toHaveBeenCalledTimes(2);
});
