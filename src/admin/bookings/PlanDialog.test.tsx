// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { $question } from '#admin/feedback/ask.ts';
import { dealer } from '#dealer';
import { defaultPlan } from '#domain/booking/booking-plan.ts';
import { changeBookings } from './api.ts';
import PlanDialog from './PlanDialog.tsx';

vi.mock('./api.ts', () => ({ changeBookings: vi.fn(async () => null) }));

afterEach(cleanup);

const PLAN = defaultPlan(dealer.offices);

function open() {
  const onClose = vi.fn();
  const dialog = (version: number) => (
    <PlanDialog plan={{ ...PLAN, version }} onClose={onClose} onSaved={async () => {}} />
  );
  const { rerender } = render(dialog(1));
  fireEvent.change(screen.getByLabelText('Dato'), { target: { value: '2026-12-23' } });
  return { onClose, poll: () => rerender(dialog(2)) };
}

test('a day that is typed and not added is closed by a save, which meets a colleague’s', async () => {
  const { poll } = open();
  poll();
  fireEvent.click(screen.getByRole('button', { name: 'Gem' }));
  await waitFor(() => expect(changeBookings).toHaveBeenCalled());
  expect(vi.mocked(changeBookings).mock.calls[0]?.[0]).toMatchObject({
    plan: { version: 1, exceptions: [{ day: '2026-12-23', open: false }] },
  });
});

test('closing the dialog asks where something is changed', async () => {
  const { onClose } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Luk' }));
  await waitFor(() => expect($question.get()?.title).toBe('Ændringer er ikke gemt'));
  expect(onClose).not.toHaveBeenCalled();
});
