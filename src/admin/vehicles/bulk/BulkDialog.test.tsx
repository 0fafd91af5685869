// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { $question } from '#admin/feedback/ask.ts';
import { aVehicle } from '#tests/support/builders.ts';
import BulkDialog from './BulkDialog.tsx';

afterEach(cleanup);

test.each(['Luk', 'Annuller'])(
  '%s asks in the dialog of an edit where something is typed',
  async (name) => {
    const onClose = vi.fn();
    render(<BulkDialog selected={[aVehicle({ price: 100_000 })]} onClose={onClose} />);
    const close = screen.getByRole('button', { name });
    fireEvent.change(screen.getByLabelText('Procent, fx -5'), { target: { value: '-5' } });
    fireEvent.click(close);
    await waitFor(() => expect($question.get()?.title).toBe('Ændringer er ikke gemt'));
    expect(onClose).not.toHaveBeenCalled();
    $question.get()?.answer('confirm');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    fireEvent.change(screen.getByLabelText('Procent, fx -5'), { target: { value: '' } });
    fireEvent.click(close);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  },
);
