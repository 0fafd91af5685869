// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

test('the second press of a double press on an answer reaches nothing beneath', () => {
  const onPress = vi.fn();
  const beneath = (
    <button key="beneath" type="button" onClick={onPress}>
      Beneath
    </button>
  );
  const question = { title: 'Slet?', body: '', confirm: 'Slet', answer: vi.fn() };
  const { rerender } = render([beneath, <ConfirmDialog key="question" question={question} />]);
  fireEvent.click(screen.getByText('Slet', { selector: 'button' }), { detail: 1 });
  rerender([beneath]);
  fireEvent.click(screen.getByText('Beneath'), { detail: 2 });
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Beneath'), { detail: 1 });
  expect(onPress).toHaveBeenCalledOnce();
});
