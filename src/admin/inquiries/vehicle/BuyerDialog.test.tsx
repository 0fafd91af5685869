// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { $question } from '#admin/feedback/ask.ts';
import { notifyUndoable } from '#admin/feedback/notify.ts';
import { putVehicle } from '#admin/vehicles/store.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
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

test('the undo of the status lies in the question of the buyer, which it closes', async () => {
  document.body.innerHTML = '<section id="toasts"></section>';
  const sold = { ...QUESTION.vehicle, version: 1, status: 'sold' } as Vehicle;
  putVehicle(sold);
  const undo = async () => putVehicle({ ...sold, status: 'available' });
  notifyUndoable('Vehicle updated successfully', undefined, undo);
  open();
  const button = await screen.findByRole('button', { name: 'Fortryd' });
  expect(button.closest('dialog')).not.toBeNull();
  fireEvent.click(button);
  await waitFor(() => expect($buyerQuestion.get()).toBeNull());
});
