// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { staffInquiryCopy as copy } from '#copy/admin/inquiry.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { anInquiry } from '#tests/support/builders.ts';
import { InquiryCard } from './InquiryCard.tsx';

afterEach(cleanup);

const { email_key: _, ...inquiry } = anInquiry({ delivery: 'sent', attempts: 1 });
const INQUIRY: InquiryView = {
  ...inquiry,
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2027-11-20T10:00:00.000Z',
  handled_at: null,
  next_attempt_at: null,
  sent_at: '2026-11-20T10:00:01.000Z',
};

const card = (note: string) => (
  <InquiryCard inquiry={{ ...INQUIRY, note }} onChange={() => {}} onErased={() => {}} />
);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: copy.note });

test('a note saved by a colleague appears in the inquiry card while nothing is typed there', () => {
  const { rerender } = render(card(''));
  rerender(card('Ringet op'));
  expect(field().value).toBe('Ringet op');
});

test('a note being typed stays when the note of a colleague arrives', () => {
  const { rerender } = render(card(''));
  fireEvent.change(field(), { target: { value: 'Vil have en prøvetur' } });
  rerender(card('Ringet op'));
  expect(field().value).toBe('Vil have en prøvetur');
});
