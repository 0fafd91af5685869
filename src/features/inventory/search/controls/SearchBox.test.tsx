// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#domain/search/state/search-state.ts';
import { parseTypedConstraints } from '#domain/search/text/typed-constraints.ts';
import { SearchBox } from './SearchBox.tsx';

afterEach(cleanup);

const search = (text: string) => parseTypedConstraints({ ...EMPTY_SEARCH, text });
const box = () => screen.getByRole<HTMLInputElement>('searchbox');

it('the box shows the text of the address once the search has started', () => {
  const { rerender } = render(<SearchBox state={search('')} asked="" isStarted={false} />);
  rerender(<SearchBox state={search('elbil')} asked="" isStarted />);
  expect(box().value).toBe('elbil');
});

it('a text that was typed before the search started stays, its bounds marked, until another search is shown', () => {
  const { rerender } = render(<SearchBox state={search('')} asked="" isStarted={false} />);
  fireEvent.change(box(), { target: { value: 'toyota under 200.000 kr' } });
  rerender(<SearchBox state={search('elbil')} asked="" isStarted />);
  expect(box().value).toBe('toyota under 200.000 kr');
  expect(screen.getByRole('mark').textContent).toBe('under 200.000 kr');
  rerender(<SearchBox state={search('')} asked="" isStarted />);
  expect(box().value).toBe('');
});

it('a bound is marked in the text while it is typed, and until another search replaces it', () => {
  const marks = () => screen.queryAllByRole('mark').map(({ textContent }) => textContent);
  const { rerender } = render(<SearchBox state={search('')} asked="" isStarted />);
  fireEvent.input(box(), { target: { value: 'elbil under 200.000 kr' } });
  expect(marks()).toEqual(['under 200.000 kr']);
  rerender(<SearchBox state={search('elbil under 200.000 kr')} asked="" isStarted />);
  expect(marks()).toEqual(['under 200.000 kr']);
  rerender(<SearchBox state={search('elbil under 300.000 kr')} asked="" isStarted />);
  expect(marks()).toEqual([]);
});
