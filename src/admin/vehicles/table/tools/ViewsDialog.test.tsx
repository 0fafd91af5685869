// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { $question } from '#admin/feedback/ask.ts';
import ViewsDialog from './ViewsDialog.tsx';

vi.mock('#firebase/staff-views.ts', () => ({ readViews: async () => [] }));

afterEach(cleanup);

test('closing the dialog of the saved views asks where a name is typed', async () => {
  const onClose = vi.fn();
  render(<ViewsDialog onClose={onClose} />);
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  const close = screen.getByRole('button', { name: 'Luk' });
  type('Dyre elbiler');
  fireEvent.click(close);
  await waitFor(() => expect($question.get()?.title).toBe('Ændringer er ikke gemt'));
  expect(onClose).not.toHaveBeenCalled();
  $question.get()?.answer('cancel');
  type('');
  fireEvent.click(close);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
