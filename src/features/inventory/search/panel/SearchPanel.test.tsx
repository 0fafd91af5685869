// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EQUIPMENT_CODES } from '#domain/schema/equipment-codes.ts';
import { search } from '#domain/search/engine/search.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import { ListControls } from '../controls/ListControls.tsx';
import { $search, dispatch } from '../search-store.ts';
import { builtPanelData, panelData } from './panel-data.ts';
import { SearchPanel } from './SearchPanel.tsx';

const stock = [
  aPublicVehicle({ id: 'v60', body_type: 'estate' }),
  aPublicVehicle({ id: 'v90', model: 'V90', body_type: 'estate', fuel_type: 'hybrid' }),
  aPublicVehicle({
    ...{ id: 'e-tron', make: 'Audi', model: 'e-tron', fuel_type: 'electric', price: 399_900 },
    body_type: 'suv',
  }),
];
const columns = openColumns(stock);
const choosing = (choices: SearchState['choices']): SearchState => ({ ...EMPTY_SEARCH, choices });
const dataOf = (state: SearchState) => panelData(columns, state, search(columns, state));
const built = builtPanelData(columns, EMPTY_SEARCH, search(columns, EMPTY_SEARCH));

beforeEach(() => {
  history.replaceState(null, '', '/inventory');
  $search.set(null);
});
afterEach(cleanup);

const chosen = () => $search.get()?.state;
/** The panel once its columns are loaded. */
function renderLoaded() {
  dispatch({ type: 'columns', live: { columns, rowsAt: async () => [] } });
  render(<SearchPanel initial={built} />);
}

const value = (name: RegExp) => screen.getByRole('checkbox', { name, hidden: true });

test('a chosen value changes the counts of the other facets, and none leads nowhere', () => {
  renderLoaded();
  fireEvent.click(value(/^El/u));
  expect(chosen()?.choices).toEqual({ fuel: ['electric'] });
  expect(value(/^El/u)).toHaveProperty('checked', true);
  const estate = value(/^Stationcar/u);
  expect(estate.closest('label')?.textContent).toContain('0');
  expect(estate.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(estate);
  expect(chosen()?.choices).toEqual({ fuel: ['electric'] });
  // Beside the chosen one, a value of the same facet adds its cars.
  fireEvent.click(value(/^Diesel/u));
  expect(chosen()?.choices).toEqual({ fuel: ['diesel', 'electric'] });
});

test('a make is chosen alone and brings its models', () => {
  renderLoaded();
  const makes = within(screen.getByRole('navigation', { name: 'Søg efter mærke' }));
  fireEvent.click(makes.getByRole('link', { name: /^Volvo/u }));
  fireEvent.click(value(/^V90/u));
  expect(chosen()?.choices).toEqual({ make: ['volvo'], model: ['volvo/v90'] });
  fireEvent.click(makes.getByRole('link', { name: /^Audi/u }));
  expect(chosen()?.choices).toEqual({ make: ['audi'] });
  fireEvent.click(screen.getByRole('link', { name: 'SE HELE LAGERLISTEN' }));
  expect(chosen()).toEqual(EMPTY_SEARCH);
});

test('a facet that all cars share is left out, as is one that no car has', () => {
  const facets = dataOf(EMPTY_SEARCH).facets.map(({ facet }) => facet);
  expect(facets).toEqual(expect.arrayContaining(['fuel', 'body', 'price']));
  for (const facet of ['gearbox', 'color', 'towing', 'seats', 'model', 'mileage']) {
    expect(facets).not.toContain(facet);
  }
});

test('a price is searched once it is typed, and two that contradict each other change places', () => {
  vi.useFakeTimers();
  renderLoaded();
  const price = within(screen.getByRole('group', { name: 'Pris', hidden: true }));
  const [from, to] = price.getAllByRole('textbox', { hidden: true });
  fireEvent.change(to as HTMLElement, { target: { value: '300.000' } });
  expect(chosen()?.ranges).toEqual({});
  act(() => void vi.advanceTimersByTime(1000));
  expect(chosen()?.ranges).toEqual({ price: { from: null, to: 300_000 } });
  fireEvent.change(from as HTMLElement, { target: { value: '400.000' } });
  act(() => void vi.advanceTimersByTime(1000));
  expect(chosen()?.ranges).toEqual({ price: { from: null, to: 300_000 } });
  // Who goes on to the other field means to change that as well.
  fireEvent.blur(from as HTMLElement, { relatedTarget: to });
  expect(chosen()?.ranges).toEqual({ price: { from: null, to: 300_000 } });
  fireEvent.blur(to as HTMLElement);
  expect(chosen()?.ranges).toEqual({ price: { from: 300_000, to: 400_000 } });
  vi.useRealTimers();
});

test('the built panel is hydrated as it is, whatever the prices of the stock are', () => {
  const panel = <SearchPanel initial={built} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(panel);
  document.body.append(container);
  const onRecoverableError = vi.fn();
  render(panel, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).not.toContain('399.900');
  container.remove();
});

test('the values of the built panel are for browsers without scripts alone, and hydration brings them', () => {
  const panel = <SearchPanel initial={built} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(panel);
  document.body.append(container);
  const inputs = [...container.querySelectorAll('input')];
  expect(inputs.length).toBeGreaterThan(0);
  expect(inputs.filter((input) => !input.closest('noscript'))).toEqual([]);
  render(panel, { container, hydrate: true });
  expect(container.querySelector('noscript')).toBe(null);
  expect(container.querySelectorAll('input')).toHaveLength(inputs.length);
  container.remove();
});

test('a text typed before the script arrives stays, and its bounds become ranges when it is sent', () => {
  const panel = <ListControls initial={{ ...built, chips: [] }} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(panel);
  document.body.append(container);
  const box = within(container).getByRole<HTMLInputElement>('searchbox');
  box.value = 'elbil under 400.000';
  render(panel, { container, hydrate: true });
  expect(box.value).toBe('elbil under 400.000');
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  expect(chosen()).toMatchObject({ text: 'elbil', ranges: { price: { from: null, to: 400_000 } } });
  expect(box.value).toBe('elbil');
  container.remove();
});

test('a built panel sends without JavaScript what its page has chosen', () => {
  const data = dataOf(choosing({ make: ['volvo'], fuel: ['hybrid'] }));
  render(<ListControls initial={{ ...data, chips: [] }} />);
  render(<SearchPanel initial={data} />);
  const form = document.querySelector('form');
  const sent = new URLSearchParams(new FormData(form ?? undefined) as never);
  expect([form?.getAttribute('action'), sent.get('maerke'), sent.get('braendstof')]).toEqual([
    ...['/soeg', 'volvo', 'hybrid'],
  ]);
});

test('much equipment stands in groups, and a group says how much of it is chosen', () => {
  const equipped = openColumns([
    aPublicVehicle({ id: 'all', equipment: [...EQUIPMENT_CODES] }),
    aPublicVehicle({ id: 'none' }),
  ]);
  const data = (searched: SearchState) => panelData(equipped, searched, search(equipped, searched));
  render(<SearchPanel initial={data(choosing({ equipment: ['tow_bar'] }))} />);
  const group = (name: RegExp) => screen.getByText(name).closest('details');
  expect(group(/^Klima$/u)?.open).toBe(false);
  const chassis = group(/^Hjul, træk og undervogn/u);
  expect(chassis?.open).toBe(true);
  expect(chassis?.querySelector('summary')?.textContent).toContain('1 valgt');
  expect(chassis?.contains(value(/^Anhængertræk/u))).toBe(true);
  expect(screen.getAllByText(/valgt$/u)).toHaveLength(1);
});
