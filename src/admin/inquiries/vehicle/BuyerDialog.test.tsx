// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { $question } from '#admin/feedback/ask.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import BuyerDialog from './BuyerDialog.tsx';
import { $buyerQuestion, type BuyerQuestion } from './buyer.ts';

afterEach(cleanup);

const INQUIRY: Partial<InquiryView> = {
  ...{ id: '1', name: 'Karla', email: 'k@eksempel.dk', email_key: 'k', phone: '' },
  ...{ type: 'viewing', channel: 'form', bought: false },
};
const QUESTION: BuyerQuestion = {
  vehicle: { id: 'yaris', make: 'Toyota', model: 'Yaris' },
  status: 'sold',
  inquiries: [INQUIRY as InquiryView],
  bookings: [],
};

function open(name = 'Luk') {
  $buyerQuestion.set(QUESTION);
  render(<BuyerDialog question={QUESTION} />);
  return screen.getByRole('button', { name });
}

test.each(['Luk', 'Ikke nu'])(
  '%s asks in the question of the buyer where a message is typed',
  async (name) => {
    const close = open(name);
    fireEvent.click(screen.getByLabelText('Skriv til Karla'));
    fireEvent.change(screen.getByLabelText('Besked'), { target: { value: 'Kære Karla' } });
    fireEvent.click(close);
    await waitFor(() => expect($question.get()?.title).toBe('Ændringer er ikke gemt'));
    expect($buyerQuestion.get()).toBe(QUESTION);
    $question.get()?.answer('confirm');
    await waitFor(() => expect($buyerQuestion.get()).toBeNull());
  },
);

test('the question of the buyer closes without asking where nothing is chosen', async () => {
  fireEvent.click(open());
  await waitFor(() => expect($buyerQuestion.get()).toBeNull());
  expect($question.get()).toBeNull();
});
