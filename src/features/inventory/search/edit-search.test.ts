import { expect, test } from 'vitest';
import { parseSearch } from '#domain/search/state/parse-search.ts';
import { searchParams } from '#domain/search/state/search-params.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import { type Edit, setRange, setText } from './edit-search.ts';

/** The search after some edits, each of which finds what the address before it says. */
const after = (...edits: Edit[]): SearchState =>
  edits.reduce((state, edit) => parseSearch(searchParams(edit(state))), EMPTY_SEARCH);

test('a bound that a text stated goes when the text is replaced', () => {
  const { text, ranges } = after(setText('elbil under 200.000'), setText('skoda enyaq'));
  expect({ text, ranges }).toEqual({ text: 'skoda enyaq', ranges: {} });
});

test('a bound chosen by facet stays when the text is replaced', () => {
  const chosen = setRange('price', { from: null, to: 300_000 });
  expect(after(chosen, setText('elbil'), setText('vw')).ranges).toEqual({
    price: { from: null, to: 300_000 },
  });
  expect(after(chosen, setText('elbil over 100.000'), setText('vw')).ranges).toEqual({
    price: { from: null, to: 300_000 },
  });
});

test('a bound that a text stated is the visitor’s own once it is changed by facet', () => {
  const { ranges } = after(
    setText('elbil under 200.000 fra 2020'),
    setRange('price', { from: null, to: 250_000 }),
    setText('vw'),
  );
  expect(ranges).toEqual({ price: { from: null, to: 250_000 } });
});
