// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { $question } from '#admin/feedback/ask.ts';
import { Reservation } from './Reservation.tsx';

afterEach(cleanup);

function show() {
  const onChange = vi.fn(() => new Promise(() => {}));
  const vehicle = { id: 'v', make: 'Volvo', model: 'V60', year: 2021, price: 1, known: true };
  const ends_at = '2026-11-29T15:25:00.000Z';
  const reservation = { id: 'r', vehicle, ends_at, name: 'Karen', phone: '' };
  render(<Reservation reservation={reservation} hours={24} onChange={onChange} />);
  return onChange;
}

test('a double press prolongs a reservation once', () => {
  const onChange = show();
  const button = screen.getByRole('button', { name: /Forlæng/u });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onChange).toHaveBeenCalledOnce();
});

test('the second press of an answer that ends a reservation does not prolong it', async () => {
  const onChange = show();
  fireEvent.click(screen.getByRole('button', { name: /Ophæv/u }));
  $question.get()?.answer('confirm');
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  fireEvent.click(screen.getByRole('button', { name: /Forlæng/u }));
  expect(onChange).toHaveBeenCalledOnce();
});
