// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('searchbox');

it('the box shows the text of the address once the search has started', () => {
  const { rerender } = render(<SearchBox text="" isStarted={false} />);
  rerender(<SearchBox text="elbil" isStarted />);
  expect(box().value).toBe('elbil');
});

it('a text that was typed before the search started stays, until another search is shown', () => {
  const { rerender } = render(<SearchBox text="" isStarted={false} />);
  fireEvent.change(box(), { target: { value: 'toyota' } });
  rerender(<SearchBox text="elbil" isStarted />);
  expect(box().value).toBe('toyota');
  rerender(<SearchBox text="" isStarted />);
  expect(box().value).toBe('');
});
